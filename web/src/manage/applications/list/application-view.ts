import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { hasTag } from '#shared/application/manager/marks.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import { lookFor } from '#shared/search/search.ts'
import { renterName } from '#web/manage/applications/review/applicant-names.ts'
import { inOrder, type Order, orders, type Rent } from './application-order.ts'

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
}

/** Anything else that stands in the address means the usual. */
export function readView(address: URLSearchParams): View {
  const sort = address.get('sort') ?? ''
  const order = orders.find((each) => each === sort.replace(/^-/, ''))
  return {
    status: applicationStatuses.find((status) => status === address.get('status')) ?? 'all',
    isStarred: address.get('mark') === 'star',
    tag: address.get('tag') ?? '',
    search: address.get('search') ?? '',
    order: order ?? 'newest',
    isReversed: order !== undefined && sort.startsWith('-'),
  }
}

/** What is as usual is left out. */
export const writeView = ({ status, isStarred, tag, search, order, isReversed }: View): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(isStarred && { mark: 'star' }),
  ...(tag && { tag }),
  ...(search && { search }),
  ...((order !== 'newest' || isReversed) && { sort: isReversed ? `-${order}` : order }),
})

/** Of those that have the marks and are found by what is looked for: as many as each status would show. */
export function countByStatus(
  applications: readonly ManagedApplication[],
  { search, ...marks }: Pick<View, 'search' | 'isStarred' | 'tag'> = { search: '', isStarred: false, tag: '' },
): Map<ApplicationStatus | 'all', number> {
  const found = foundBy(withMarks(applications, marks), search)
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
  { status, search, order, isReversed, ...marks }: View,
  rent: Rent = {},
  { id: kept, isMarkedHere }: Kept = {},
): A[] {
  const ofStatus =
    status === 'all' ? applications : applications.filter((each) => each.status === status || each.id === kept)
  const marked = withMarks(ofStatus, marks, (id) => id === kept || isMarkedHere?.(id) === true)
  return inOrder(foundBy(marked, search), order, isReversed, rent)
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

/** By names, addresses, telephone numbers and the reference. */
function foundBy<A extends ManagedApplication>(applications: readonly A[], search: string): readonly A[] {
  if (search.trim() === '') return applications
  const isFound = lookFor(search)
  return applications.filter(({ mainRenters, reference }) =>
    isFound([reference, ...mainRenters.map((renter) => `${renterName(renter)} ${renter.email}`)].join(' '), [
      reference,
      ...mainRenters.map(({ phone }) => phone),
    ]),
  )
}
