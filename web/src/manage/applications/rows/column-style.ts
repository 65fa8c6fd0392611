import { type Column, inRow } from './columns.ts'

/** The least that each takes, in rem: its longest header in one line, in every language. */
const widths: Record<Column | 'tick' | 'name', number> = {
  tick: 2.75,
  /** Of a finger; else less. */
  star: 2.75,
  name: 9.5,
  household: 7,
  income: 13,
  'move-in': 6.5,
  profession: 7,
  pets: 7,
  documents: 7.5,
  status: 12,
  received: 10,
}
/** Beside what is read: without bars, tags and who else moves in. */
const narrowWidths = { ...widths, name: 8, income: 9.5, status: 11.75 }

/** What takes the room that is left, and how much of it. */
const parts: Partial<Record<Column | 'name', string>> = { name: '2fr', profession: '1fr' }

/** What is left out first comes first; a star and the status have their place everywhere. */
const leastTelling = ['profession', 'pets', 'documents', 'household', 'received', 'move-in', 'income'] as const

/** From here on a row has everything that belongs to its columns. */
const ROOMY = 50

/** Tracks for the columns that were chosen; what does not fit is left out, the least telling first. */
export function columnStyle(chosen: readonly Column[]) {
  let [shown, isNarrow] = [chosen, false]
  const style: Record<string, object> = { '& [role=row]': tracks(shown, isNarrow) }
  for (const column of leastTelling) {
    if (!isNarrow && roomOf(shown, isNarrow) <= ROOMY) {
      style[below(roomOf(shown, isNarrow))] = { [untold]: gone, '& [role=row]': tracks(shown, true) }
      isNarrow = true
    }
    if (!shown.includes(column)) continue
    const room = roomOf(shown, isNarrow)
    shown = shown.filter((each) => each !== column)
    style[below(room)] = { [`& [data-column=${column}]`]: gone, '& [role=row]': tracks(shown, isNarrow) }
  }
  return style
}

/** What the row says in its columns or the pane beside it says anyway: the name alone takes the room of the first column. */
const untold = '& b::before, & [data-tags], & [data-toggle] ~ span[title]:not([role])'
const gone = { display: 'none' } as const
const below = (rem: number) => `@container (max-width: ${rem - 0.01}rem)`

const roomOf = (shown: readonly Column[], isNarrow: boolean) =>
  ['tick' as const, ...inRow(shown)].reduce((sum, column) => sum + (isNarrow ? narrowWidths : widths)[column], 0)

function tracks(shown: readonly Column[], isNarrow: boolean) {
  const track = (column: Column | 'tick' | 'name') => {
    const least = column === 'star' ? 'var(--star)' : `${(isNarrow ? narrowWidths : widths)[column]}rem`
    const part = column === 'tick' ? undefined : parts[column]
    return part ? `minmax(${least}, ${part})` : least
  }
  return { gridTemplateColumns: ['tick' as const, ...inRow(shown)].map(track).join(' ') }
}
