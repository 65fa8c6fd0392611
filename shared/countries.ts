/** ISO 3166-1 codes offered for nationality and address, neighbours first (applicant.md §3). Their names come from `Intl`. */
export const firstCountries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const

const otherCountries = [
  'AF AL DZ AU BD BY BE BA BR BG CM CA CN CO HR CY CZ DK EG ER EE ET FI GE',
  'GH GR HU IS IN IR IQ IE IL JP XK LV LB LI LT LU MT MX MD ME MA NL NG MK',
  'NO PK PH PL PT RO RU RS SK SI ZA KR ES LK SE SY TH TN TR UA GB US VN',
].flatMap((row) => row.split(' '))

export const countries: readonly string[] = [...firstCountries, ...otherCountries]

export const isCountry = (code: string) => countries.includes(code)
