const MB = 1024 * 1024

/** `2.5` in English, `2,5` in German and French, `2.5` again in Swiss German. */
export const formatNumber = (amount: number, locale: string): string => new Intl.NumberFormat(locale).format(amount)

/** `1.25 MB`, `34 kB`, in French `34 ko`: short enough for a line on a phone. */
export const formatSize = (bytes: number, locale: string): string =>
  bytes >= MB / 10
    ? sizeInMegabytes(bytes, locale)
    : sizeIn('kilobyte', 0, locale).format(Math.max(1, Math.round(bytes / 1024)))

/** `1.25 MB`: always in MB with two decimals (applicant.md, Formats); a file that has something in it is never one of nothing, but `< 0.01 MB`. */
export const sizeInMegabytes = (bytes: number, locale: string): string => {
  const size = sizeIn('megabyte', 2, locale)
  return bytes > 0 && bytes < MB / 200 ? `< ${size.format(0.01)}` : size.format(bytes / MB)
}

const sizeIn = (unit: 'megabyte' | 'kilobyte', decimals: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
