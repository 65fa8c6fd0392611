import type { Content, ContentTable, ContentText, CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces'

/** In points. */
const [PAPER_WIDTH, PAPER_HEIGHT, SIDE_MARGIN] = [595.28, 841.89, 54]
export const pageMargins: [number, number, number, number] = [SIDE_MARGIN, 76, SIDE_MARGIN, 62]
/** Between the line on top and the one at the foot of every page. */
export const isInContent = (top: number) => top >= pageMargins[1] && top < PAPER_HEIGHT - pageMargins[3]
export const CONTENT_WIDTH = PAPER_WIDTH - 2 * SIDE_MARGIN

/** Greys that stay readable from a poor printer. */
const INK = '#1a1d1b'
const QUIET = '#555a57'
const LINE = '#a9aeab'

export const defaultStyle = { font: 'Roboto', fontSize: 9.5, lineHeight: 1.22, color: INK }

export const styles: StyleDictionary = {
  title: { fontSize: 22, bold: true, lineHeight: 1.1 },
  section: { fontSize: 13, bold: true, margin: [0, 22, 0, 6] },
  room: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 3] },
  strong: { bold: true },
  label: { fontSize: 8, color: QUIET },
  quiet: { color: QUIET },
  small: { fontSize: 8, color: QUIET },
}

/** Of text that follows it never alone at the foot of a page; what cannot be torn has to be kept together with it (keep-together.ts). */
export const heading = (text: string, style: 'section' | 'room' = 'section'): ContentText => ({
  text,
  style,
  headlineLevel: style === 'section' ? 1 : 2,
})

/** Hairlines between the rows and nothing else. */
export const hairlines: CustomTableLayout = {
  hLineWidth: (row, { table }) =>
    row < Math.max(1, headerRowsOf(table)) || row === table.body.length ? 0 : row === headerRowsOf(table) ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: (row, { table }) => (row < headerRowsOf(table) - 1 ? 0 : 3),
  paddingBottom: (row, { table }) => (row < headerRowsOf(table) - 1 ? 0 : 2.5),
}

const headerRowsOf = (table: ContentTable['table']) => table.headerRows ?? 0

/** A line across the page. */
export const rule = (above: number, below: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.6, lineColor: LINE }],
  margin: [0, above, 0, below],
})
