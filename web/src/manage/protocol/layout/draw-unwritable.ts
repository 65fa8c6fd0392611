import type {
  Content,
  ContentBase,
  ContentColumns,
  ContentStack,
  ContentTable,
  ContentText,
  Margins,
  TableCell,
} from 'pdfmake/interfaces'
import { type DrawText, isWritable } from './draw-text.ts'
import { CONTENT_WIDTH, defaultStyle, styles } from './page-style.ts'

/** What a paragraph has from where it stands: points, and how its letters are. */
interface Place {
  width: number
  fontSize: number
  bold: boolean
}

/** Where nothing else is said. */
export const onPage: Place = { width: CONTENT_WIDTH, fontSize: defaultStyle.fontSize, bold: false }
/** Between two columns of a table: page-style.ts, `hairlines`. */
const CELL_GAP = 12

/** The same content, in which every paragraph that the typeface has not all letters for is drawn, line by line. */
export function drawUnwritable(content: Content, drawWords: DrawText, place: Place = onPage): Content {
  if (typeof content === 'string') return paragraph({ text: content }, drawWords, place)
  if (Array.isArray(content)) return content.map((each) => drawUnwritable(each, drawWords, place))
  if (isA('text', content)) return paragraph(content, drawWords, placeIn(content, place))

  const withinOf = (box: ContentBase) => {
    const inner = placeIn(box, place)
    const within = (each: Content, width = inner.width) => drawUnwritable(each, drawWords, { ...inner, width })
    return { within, width: inner.width }
  }
  if (isA('stack', content)) {
    const { within } = withinOf(content)
    return { ...content, stack: content.stack.map((each) => within(each)) }
  }
  if (isA('columns', content)) {
    const { within, width } = withinOf(content)
    const wished = content.columns.map((column) =>
      typeof column === 'object' && 'width' in column ? column.width : '*',
    )
    const widths = widthsOf(wished, width, typeof content.columnGap === 'number' ? content.columnGap : 0)
    return { ...content, columns: content.columns.map((column, at) => within(column, widths[at])) }
  }
  if (isA('table', content)) {
    const { within, width } = withinOf(content)
    const { widths: wished = '*', body } = content.table
    const widths = widthsOf(Array.isArray(wished) ? wished : (body[0] ?? []).map(() => wished), width, CELL_GAP)
    // A cell is content, or nothing where another one lies over it.
    const cellOf = (cell: TableCell, at: number) => {
      const isAcross = typeof cell === 'object' && 'colSpan' in cell
      return within(cell as Content, isAcross ? width : widths[at]) as TableCell
    }
    return { ...content, table: { ...content.table, body: body.map((row) => row.map(cellOf)) } }
  }
  return content
}

interface Boxes {
  text: ContentText
  stack: ContentStack
  columns: ContentColumns
  table: ContentTable
}

/** The library's types tell its kinds of content apart for whoever writes them, not for whoever reads them. */
const isA = <Kind extends keyof Boxes>(kind: Kind, content: Content): content is Boxes[Kind] =>
  typeof content === 'object' && kind in content

function paragraph({ text, ...rest }: ContentText, drawWords: DrawText, place: Place): Content {
  const words = textOf(text)
  const lines = isWritable(words) ? [] : drawWords(words, place)
  if (lines.length === 0) return { ...rest, text: composed(text) }
  return { ...rest, stack: lines.map(({ png, width, height }) => ({ image: png, width, height })) }
}

function textOf(content: Content): string {
  if (Array.isArray(content)) return content.map(textOf).join('')
  if (isA('text', content)) return textOf(content.text)
  return typeof content === 'object' ? '' : String(content)
}

/** The typeface has no accents apart from their letters. */
function composed(content: Content): Content {
  if (typeof content === 'string') return content.normalize('NFC')
  if (Array.isArray(content)) return content.map(composed)
  return isA('text', content) ? { ...content, text: composed(content.text) } : content
}

function placeIn({ style, margin, fontSize, bold }: ContentBase, place: Place): Place {
  const named = [style].flat().map((each) => (typeof each === 'string' ? styles[each] : each))
  const { fontSize: size = place.fontSize, bold: isBold = place.bold } = Object.assign({}, ...named, {
    ...(fontSize !== undefined && { fontSize }),
    ...(bold !== undefined && { bold }),
  }) as Partial<Place>
  return { width: place.width - sidesOf(margin), fontSize: size, bold: isBold }
}

function sidesOf(margin: Margins | undefined): number {
  if (margin === undefined) return 0
  if (typeof margin === 'number') return 2 * margin
  return margin[0] + (margin[2] ?? margin[0])
}

/** What has no width of its own shares what is left. */
function widthsOf(wished: readonly unknown[], width: number, gap: number): number[] {
  const fixed = wished.filter((each) => typeof each === 'number')
  const left = width - gap * (wished.length - 1) - fixed.reduce((sum, each) => sum + each, 0)
  const share = Math.max(0, left) / Math.max(1, wished.length - fixed.length)
  return wished.map((each) => (typeof each === 'number' ? each : share))
}
