import { currencies, type HomeCountry } from './home-countries.ts'
import { latinDigits } from './latin-digits.ts'

/**
 * A number as people write it: `1200`, `5'200`, `95 000`, `4.500,00`, `1,250.50`, `1500.-`, `12,5`. One separator before exactly three digits
 * groups them, as rents do; undefined for everything that is no number.
 */
export function readTypedNumber(text: string): number | undefined {
  // Before three digits a blank or a stroke groups them; elsewhere it stands between two numbers.
  const plain = latinDigits(text)
    .trim()
    .replaceAll(/[\s'’‘ʼ´`](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[.,][-–—]{1,2}$/, '')
  const sign = plain.startsWith('-') ? -1 : 1
  const digits = withPoint(sign < 0 ? plain.slice(1) : plain)
  return /^\d+(\.\d+)?$/.test(digits) ? sign * Number(digits) : undefined
}

/** An amount with the money of the home beside it (`1'200 CHF`, `€ 950`), or none; undefined with any other, which would be another amount. */
export function readTypedMoney(text: string, country: HomeCountry | undefined): number | undefined {
  if (country === undefined) return readTypedNumber(text)
  const mark = moneyMarks[currencies[country]]
  const [before, after] = [
    new RegExp(`^\\s*(${mark})\\s*(?=\\d)`, 'i'),
    new RegExp(`(?<=[\\d.–—-])\\s*(${mark})\\s*$`, 'i'),
  ]
  return readTypedNumber(before.test(text) ? text.replace(before, '') : text.replace(after, ''))
}

const moneyMarks = { EUR: '€|eur|euros?', CHF: 'chf|s?fr\\.?' } as const

/** The same digits without groups, and a point before the decimals. */
function withPoint(text: string): string {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (points > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    return text.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.')
  }
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)) return text.replaceAll(/[.,]/g, '')
  return text.replace(',', '.')
}
