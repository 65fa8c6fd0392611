import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import { lookFor } from '#shared/search/search.ts'
import { renterName } from '#web/manage/applications/review/applicant-names.ts'
import { inOrder, type Order, orders, type Rent } from './application-order.ts'

/** Which applications somebody looks at, and in which order; it stands in the address. */
export interface View {
  status: ApplicationStatus | 'all'
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
    search: address.get('search') ?? '',
    order: order ?? 'newest',
    isReversed: order !== undefined && sort.startsWith('-'),
  }
}

/** What is as usual is left out. */
export const writeView = ({ status, search, order, isReversed }: View): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...((order !== 'newest' || isReversed) && { sort: isReversed ? `-${order}` : order }),
})

/** Of those that are found by what is looked for: as many as each status would show. */
export function countByStatus(
  applications: readonly ManagedApplication[],
  search = '',
): Map<ApplicationStatus | 'all', number> {
  const found = foundBy(applications, search)
  const counts = new Map<ApplicationStatus | 'all', number>([['all', found.length]])
  for (const { status } of found) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** @param kept stays in it, whatever its status is by now: who reads it goes on from there */
export function inView<A extends ManagedApplication>(
  applications: readonly A[],
  { status, search, order, isReversed }: View,
  rent: Rent = {},
  kept?: string,
): A[] {
  const ofStatus =
    status === 'all' ? applications : applications.filter((each) => each.status === status || each.id === kept)
  return inOrder(foundBy(ofStatus, search), order, isReversed, rent)
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
