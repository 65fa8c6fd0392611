import type { Content, TableCell } from 'pdfmake/interfaces'

/** In points, with smaller letters and lines than there are: rather too high than too low. */
const LINE_HEIGHT = 14
const LINE_LENGTH = 80
const CELL_LENGTH = 22
/** Half a page: more than that kept together would leave too much of a page empty. */
const MOST_HEIGHT = 380

/** On one page where that is surely possible: what is higher than a page would be cut off if it had to stay together. */
export const keepTogether = (...contents: Content[]): Content => ({
  unbreakable: heightOf(contents, LINE_LENGTH) < MOST_HEIGHT,
  stack: contents,
})

/** Not torn at all: as much of a page may stay empty above it. */
const SHORT_TABLE = 190

/** How many rows stay on the page of their titles: all of a short table, and of a long one enough for a beginning. */
export function rowsWithTitles(rows: readonly TableCell[][]): number {
  const areLow = (some: readonly TableCell[][]) => sum(some.map(heightOfRow)) < SHORT_TABLE
  if (areLow(rows)) return rows.length
  return areLow(rows.slice(0, 2)) ? 2 : 0
}

/** A rough height, known before anything is laid out. */
function heightOf(content: Content, lineLength: number): number {
  if (typeof content === 'string') return linesOf(content, lineLength) * LINE_HEIGHT
  if (typeof content !== 'object') return LINE_HEIGHT
  if (Array.isArray(content)) return sum(content.map((each) => heightOf(each, lineLength)))
  if ('stack' in content) return heightOf(content.stack, lineLength)
  if ('columns' in content) return Math.max(0, ...content.columns.map((each) => heightOf(each, CELL_LENGTH)))
  if ('table' in content) return sum(content.table.body.map(heightOfRow))
  if ('image' in content && 'height' in content) return content.height ?? 0
  return 'text' in content ? heightOf(content.text, lineLength) : 0
}

const heightOfRow = (row: readonly TableCell[]) =>
  6 + Math.max(0, ...row.map((cell) => heightOf(cell as Content, CELL_LENGTH)))

const linesOf = (text: string, lineLength: number) =>
  sum(text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength))))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
