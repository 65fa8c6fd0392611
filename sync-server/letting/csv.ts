/** Without it spreadsheet programs take UTF-8 for the code page of their system. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * One line. Semicolons, because the spreadsheet programs of the countries served use the comma in numbers, and would put a
 * line with commas into one cell.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

/** What applicants wrote must not be run as a formula on the manager's computer: an apostrophe makes it a text. */
function csvCell(text: string): string {
  const harmless = /^(?:[\t\r\n]|\s*[=+\-@])/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
