import type { Content, ContentText, Size, TableCell } from 'pdfmake/interfaces'
import type { Column, Pair } from '#web/manage/protocol/labels/column.ts'
import { rowsWithTitles } from './keep-together.ts'
import { hairlines } from './page-style.ts'

/**
 * A compact table whose titles come again on every page, and with them what stands above it: a heading is never left behind where the
 * table goes on to the next page, nor what stands below the last row. A column in which nothing stands is left out.
 */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  above: readonly ContentText[] = [],
  below: readonly ContentText[] = [],
): Content {
  const used = columns.filter(({ cell }, index) => index === 0 || rows.some((row) => cell(row) !== ''))
  const aligned = ({ isNumber }: Column<Row>) => ({ alignment: isNumber ? ('right' as const) : ('left' as const) })
  const across = (text: ContentText): TableCell[] => [{ ...text, colSpan: used.length }, ...used.slice(1).map(() => '')]
  const cells = [
    ...rows.map((row) => used.map((column): TableCell => ({ text: column.cell(row), ...aligned(column) }))),
    ...below.map(across),
  ]
  return {
    layout: hairlines,
    table: {
      headerRows: above.length + 1,
      keepWithHeaderRows: rowsWithTitles(cells),
      widths: widthsOf(used),
      body: [
        ...above.map(across),
        used.map((column): TableCell => ({ text: column.title, style: 'label', ...aligned(column) })),
        ...cells,
      ],
    },
  }
}

/** Across the whole page, also where the column that took what is left is not there. */
function widthsOf<Row>(columns: readonly Column<Row>[]): Size[] {
  const widths = columns.map(({ width }) => width)
  return widths.includes('*') ? widths : [...widths.slice(0, -1), '*']
}

/** Names and values below each other; those without a value are left out. */
export function pairsOf(pairs: readonly Pair[]): Content[] {
  const filled = pairs.filter(([, value]) => value !== '')
  if (filled.length === 0) return []
  return [
    {
      layout: hairlines,
      table: {
        widths: [150, '*'],
        body: filled.map(([name, value]): TableCell[] => [{ text: name, style: 'quiet' }, { text: value }]),
      },
    },
  ]
}
