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
