import * as z from 'zod/mini'
import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { hasTag } from '#shared/application/manager/marks.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import { type Column, columns, usualColumns } from '#web/manage/applications/rows/columns.ts'
import { inOrder, type Order, orders, type Rent } from './application-order.ts'
import { foundBy } from './found-applications.ts'

/** Which applications somebody looks at, and in which order; it stands in the address. */
export interface View {
  status: ApplicationStatus | 'all'
  /** Only those with the star of the team. */
  isStarred: boolean
  /** Only those with this tag; empty for all. */
  tag: string
  search: string
  order: Order
  isReversed: boolean
  /** What stands beside the name on a desk. */
  columns: readonly Column[]
}
/** Of an address, or of a view that was saved: what is not known here, such as what a newer version wrote, means the usual. */
export function readView(address: URLSearchParams): View {
  const { mark, sort, ...said } = query.parse(Object.fromEntries(address))
  const isReversed = sort.startsWith('-')
  return { ...said, isStarred: mark === 'star', order: sort.slice(Number(isReversed)) as Order, isReversed }
}

const query = z.object({
  status: z.catch(z.enum(['all', ...applicationStatuses]), 'all'),
  mark: z.catch(z.enum(['', 'star']), ''),
  tag: z.catch(z.string(), ''),
  search: z.catch(z.string(), ''),
  sort: z.catch(z.enum(orders.flatMap((order) => [order, `-${order}` as const])), 'newest'),
  columns: z.catch(z.pipe(z.string(), z.transform(readColumns)), usualColumns),
})

function readColumns(text: string): readonly Column[] {
  const said = text.split('.')
  const known = columns.filter((column) => said.includes(column))
  return known.length > 0 || text === '' ? known : usualColumns
}

/** What is as usual is left out. */
export const writeView = ({ status, isStarred, tag, search, order, isReversed, columns }: View) => ({
  ...(status !== 'all' && { status }),
  ...(isStarred && { mark: 'star' }),
  ...(tag && { tag }),
  ...(search && { search }),
  ...((order !== 'newest' || isReversed) && { sort: isReversed ? `-${order}` : order }),
  ...(columns.join() !== usualColumns.join() && { columns: columns.join('.') }),
})

/** Of those that have the marks and are found by what is looked for: as many as each status would show. */
export function countByStatus(
  applications: readonly ManagedApplication[],
  { search, ...marks }: Pick<View, 'search' | 'isStarred' | 'tag'> = { search: '', isStarred: false, tag: '' },
): Map<ApplicationStatus | 'all', number> {
  const found = withMarks(foundBy(applications, search), marks)
  const counts = new Map<ApplicationStatus | 'all', number>([['all', found.length]])
  for (const { status } of found) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

interface Kept {
  /** Stays in the list, whatever its status and its marks are by now: who reads it goes on from there. */
  id?: string
  /** Whether it stays, whatever its marks are by now. */
  isMarkedHere?: (id: string) => boolean
}

/** Those that somebody looks at, in their order. */
export function inView<A extends ManagedApplication>(
  applications: readonly A[],
  { status, search, order, isReversed, ...marks }: Omit<View, 'columns'>,
  rent: Rent = {},
  { id: kept, isMarkedHere }: Kept = {},
): A[] {
  const found = foundBy(applications, search)
  const ofStatus = status === 'all' ? found : found.filter((each) => each.status === status || each.id === kept)
  const marked = withMarks(ofStatus, marks, (id) => id === kept || isMarkedHere?.(id) === true)
  return inOrder(marked, order, isReversed, rent)
}

function withMarks<A extends ManagedApplication>(
  applications: readonly A[],
  { isStarred, tag }: Pick<View, 'isStarred' | 'tag'>,
  isKept: (id: string) => boolean = () => false,
): readonly A[] {
  if (!isStarred && !tag) return applications
  return applications.filter(
    (each) => ((!isStarred || each.isStarred) && (!tag || hasTag(each, tag))) || isKept(each.id),
  )
}
