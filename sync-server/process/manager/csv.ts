/** Without it spreadsheet programs take UTF-8 for the code page of their system. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * One line. Semicolons, because the spreadsheet programs of the countries served use the comma in numbers, and would put a
 * line with commas into one cell.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

/**
 * What applicants wrote must not be run as a formula on the manager's computer: an apostrophe makes it a text. Looked at as programs of
 * other scripts read it, for which `＝` is an equals sign too.
 */
function csvCell(text: string): string {
  const plain = text.normalize('NFKC')
  const parted = text.replaceAll(within, "$1'")
  const harmless = asPhone(plain) ?? (/^(?:[\t\r\n]|\s*[=+\-@])/u.test(plain) ? `'${parted}` : parted)
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Where a table is read with another separator, a cell begins within the text. A dash before a blank is one of a sentence. */
const within = /((?:[,;|]|(?<=\S.*)\t)\s*)(?=[=＝@＠]|[+＋\-－﹣][^\s])/gu

/**
 * An international telephone number as digits and spaces, undefined for anything else. It needs no apostrophe, which whoever imports the
 * table would have to take away: without another sign there is nothing to reckon, and with a space among them no spreadsheet
 * program takes the digits for one large number either.
 */
function asPhone(text: string): string | undefined {
  const [, said = ''] = /^\+ ?(\d(?:[\d ./-]|\(\d+\))*)$/.exec(text.trim()) ?? []
  const digits = said.replace('(0)', ' ').match(/\d+/g) ?? []
  if (digits.join('').length < FEWEST_DIGITS) return undefined
  const [first = '', ...others] = digits
  return `+${[...(others.length > 0 ? [first] : [first.slice(0, 2), first.slice(2)]), ...others].join(' ')}`
}
/** Of a number with its country; less is more likely to be a sum. */
const FEWEST_DIGITS = 8
