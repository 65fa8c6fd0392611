/** A row of a table with separated values, and in which line of the file it begins, counted from 1. */
export interface Row {
  line: number
  cells: string[]
}

/**
 * Reads separated values (RFC 4180): by tabs, as a spreadsheet copies them, by semicolons, as one saves them where decimals have a comma,
 * or by commas, whichever the first lines have. A cell in quotation marks may hold any of them, and line breaks.
 */
export function readCells(text: string): Row[] {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let [row, cell, isQuoted, line]: [Row, string, boolean, number] = [{ line: 1, cells: [] }, '', false, 1]
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < content.length; at += 1) {
    const letter = content.charAt(at)
    if (letter === '\n') line += 1
    if (isQuoted) {
      const isEscaped = letter === '"' && content.charAt(at + 1) === '"'
      if (isEscaped) at += 1
      if (letter === '"' && !isEscaped) isQuoted = false
      else cell += letter
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push(row)
      row = { line, cells: [] }
    } else cell += letter
  }
  endCell()
  return [...rows, row]
}

/** By what the first lines are parted. */
export function separatorOf(text: string): string {
  const [beginning = ''] = /^(?:[^\n]*\n?){0,10}/.exec(text) ?? []
  return ['\t', ';'].find((each) => beginning.includes(each)) ?? ','
}
