import { readTypedNumber } from '#shared/number-typed.ts'
import { onOneLine } from '#shared/plain-text.ts'
import type { IssueCode } from '#shared/issues.ts'
import { isSameSpan, lifeSpanOrigin, MAX_LIFE_SPANS, newLifeSpan, type OwnLifeSpan } from './own-table.ts'
import { readCells, separatorOf } from './read-cells.ts'

/** What a line says, without where it comes from. */
type GridLine = Pick<OwnLifeSpan, 'name' | 'years' | 'freeYears' | 'restPercent'>

/** Why a line is not taken. `other_width`: it has not as many values as there are columns. `twice`: its name stands in the line `of`. */
export type LineProblem =
  | { why: IssueCode | 'not_a_number' | 'part_of_one' | 'other_width' }
  | { why: 'twice'; of: number }

export interface Grid {
  taken: (GridLine & { line: number })[]
  refused: ({ line: number; text: string } & LineProblem)[]
  /** Headings of columns that are not read. */
  leftOut: string[]
  /** Columns with something in them and without a heading, counted from 1: they are not read either. */
  unnamed: number[]
}

/** Why nothing of it can be read: nothing in it, too many lines, or no headings that name what it is and how long it lasts. */
export type GridProblem = { why: 'empty' | 'no_headings' } | { why: 'too_many'; lines: number }

const columns = ['name', 'years', 'freeYears', 'restPercent'] as const
type Column = (typeof columns)[number]

/** In this order: “years without abatement” is not the life span, and “quote-part résiduelle” no part of a home. */
const headings: readonly [Column, RegExp][] = [
  ['restPercent', /residu|restwert|restquote|remain/],
  [
    'freeYears',
    /franchise|(without|no|sans|ohne) (abatement|abattement|abschlag|abzug)|abschlagsfrei|karenz|freijahre|grace/,
  ],
  ['years', /duree|life ?span|life ?time|useful life|lebensdauer|nutzungsdauer|^(years|jahre|ann?ees?|ans)$/],
  [
    'name',
    /element|equipement|designation|ouvrage|materiau|poste|^nature|name|item|component|bauteil|gegenstand|bezeichnung|\bteil\b|what/,
  ],
]

/**
 * Reads a table of life spans: element, life span in years, years without abatement, what remains at the end in percent. In the order of its
 * headings (French, English, German); without any in this order. Lines are counted as an editor counts them.
 * @param meantBy what stands in the table for a name that is shown so, else the name
 */
export function readGrid(text: string, meantBy = (name: string) => name): Grid | GridProblem {
  const rows = readCells(text).filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return { why: 'empty' }
  const at = rows.slice(0, 10).findIndex(({ cells }) => isHead(cells))
  const head = at < 0 ? undefined : rows[at]
  const first = rows[0]
  if (!head && !(first && isPlain(first.cells))) return { why: 'no_headings' }
  const lines = rows.slice(at + 1)
  if (lines.length > MAX_LIFE_SPANS) return { why: 'too_many', lines: lines.length }
  const place = placesOf(head?.cells)
  const isByComma = separatorOf(text) === ','
  const width = head?.cells.length ?? (isByComma ? first?.cells.length : undefined) ?? columns.length
  const grid: Grid = {
    taken: [],
    refused: [],
    leftOut: (head?.cells ?? []).filter((cell, index) => cell !== '' && !Object.values(place).includes(index)),
    unnamed: (head?.cells ?? []).flatMap((cell, index) =>
      cell === '' && lines.some(({ cells }) => (cells[index] ?? '') !== '') ? [index + 1] : [],
    ),
  }
  for (const { line, cells } of lines) {
    // A comma within a number parts it where columns are parted by commas: what stands behind it is another column's then, be the last ones empty.
    const isOther = isByComma ? cells.length !== width : cells.slice(width).some((cell) => cell !== '')
    const read: GridLine | LineProblem = isOther
      ? { why: 'other_width' }
      : readLine(columns.map((column) => cells[place[column] ?? -1] ?? ''))
    if ('name' in read) read.name = meantBy(read.name)
    const before = 'why' in read ? undefined : grid.taken.find(({ name }) => isSameSpan(name, read.name))
    if ('why' in read) grid.refused.push({ line, text: cells.join(' '), ...read })
    else if (before) grid.refused.push({ line, text: cells.join(' '), why: 'twice', of: before.line })
    else grid.taken.push({ line, ...read })
  }
  return grid
}

/** How long something lasts from today, which says neither its life span nor what remains at the end. */
const remainingLife =
  /(duree|vie|utilite|utilisation) (residuel|restant)|(remaining|residual) (useful |service )?life|(rest(liche )?|verbleibende )(lebens|nutzungs)?dauer/

/** Of a column whose heading has “abattement” or “durée”, and that is in no years. */
const inNoYears =
  /abattement annuel|annual abatement|jahrliche[rn]? (abschlag|abzug)|\btaux\b|\brates?\b|%|pour ?cent|per ?cent|prozent|\bmois\b|monat|month/

const columnOf = (heading: string): Column | undefined => {
  const plain = heading.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
  if (remainingLife.test(plain)) return undefined
  const column = headings.find(([, pattern]) => pattern.test(plain))?.[0]
  return (column === 'years' || column === 'freeYears') && inNoYears.test(plain) ? undefined : column
}

function isHead(cells: readonly string[]): boolean {
  const named = new Set(cells.map(columnOf))
  return named.has('name') && named.has('years')
}

/** A name and numbers, and nothing that would be a heading. */
const isPlain = ([name = '', ...cells]: readonly string[]) => {
  const numbers = readNumbers(cells)
  return name !== '' && numbers[0] !== undefined && !numbers.includes(undefined)
}

/** Of two columns under the same heading the first. */
const placesOf = (head: readonly string[] | undefined): Partial<Record<Column, number>> =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const found = head ? head.findIndex((cell) => columnOf(cell) === column) : index
      return found < 0 ? [] : [[column, found]]
    }),
  )

function readLine([name = '', ...numbers]: readonly string[]): GridLine | LineProblem {
  const [years, freeYears, restPercent] = readNumbers(numbers)
  if (years === undefined || freeYears === undefined || restPercent === undefined) {
    return { why: onOneLine(name) === '' ? 'component_required' : 'not_a_number' }
  }
  // A spreadsheet may write ten percent as 0.1: nobody guesses about money.
  if (restPercent > 0 && restPercent < 1) return { why: 'part_of_one' }
  const read = lineRules.safeParse({ name, years, freeYears, restPercent, ...anyOrigin })
  if (!read.success) return { why: read.error.issues[0]?.message as IssueCode }
  const { source: _, since: __, ...line } = read.data
  return line
}

const lineRules = newLifeSpan
const anyOrigin = lifeSpanOrigin.parse({ source: '-', since: '2000-01-01' })

/** Only the life span has to be there. */
const readNumbers = (cells: readonly string[]): (number | undefined)[] =>
  cells.map((cell, index) => (cell === '' && index > 0 ? 0 : readTypedNumber(cell.replace(units[index] ?? '', ''))))

/** What people write behind a number, by its column: nobody takes `15 %` for years. */
const inYears = /(ans?|ann[ée]es?|jahre?|years?)$/iu
const units = [inYears, inYears, /(%|p\.?\s?c\.?)$/iu]
