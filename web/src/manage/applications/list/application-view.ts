import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import type { RentCountry } from '#shared/money.ts'
import { burdenOf, compareBurdens } from '#shared/salary/burden.ts'
import { lookFor } from '#shared/search/search.ts'
import { applicantNames, renterName } from '#web/manage/applications/review/applicant-names.ts'

export const orders = ['newest', 'name', 'rent-to-income'] as const
export type Order = (typeof orders)[number]

/** Which applications somebody looks at, and in which order; it stands in the address. */
export interface View {
  status: ApplicationStatus | 'all'
  search: string
  order: Order
}

/** Anything else that stands in the address means the usual. */
export const readView = (address: URLSearchParams): View => ({
  status: applicationStatuses.find((status) => status === address.get('status')) ?? 'all',
  search: address.get('search') ?? '',
  order: orders.find((order) => order === address.get('sort')) ?? 'newest',
})

/** What is as usual is left out. */
export const writeView = ({ status, search, order }: View): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...(order !== 'newest' && { sort: order }),
})

/** What somebody chose of a list: what they read, and what they compare. It stands in the address too. */
export interface Selection {
  open: string | undefined
  compared: readonly string[]
}

export const readSelection = (address: URLSearchParams): Selection => ({
  open: address.get('open') ?? undefined,
  compared: address.get('compare')?.split('.').slice(0, MAX_COMPARED) ?? [],
})

export const writeSelection = ({ open, compared }: Selection): Record<string, string> => ({
  ...(open && { open }),
  ...(compared.length > 0 && { compare: compared.join('.') }),
})

/** More would not fit side by side. */
export const MAX_COMPARED = 4

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

/** @param total the rent that they would pay, in the money of `country`; undefined when it is not known */
export function inView<A extends ManagedApplication>(
  applications: readonly A[],
  view: View,
  total?: number,
  country?: RentCountry,
): A[] {
  const ofStatus = view.status === 'all' ? applications : applications.filter(({ status }) => status === view.status)
  const shown = foundBy(ofStatus, view.search)
  const burden = (application: A) => burdenOf(total, application.mainRenters, country)
  const compare = {
    newest: (a: A, b: A) => compareCodes(b.createdAt, a.createdAt) || compareCodes(b.id, a.id),
    name: (a: A, b: A) => collator.compare(lastNameFirst(a), lastNameFirst(b)),
    'rent-to-income': (a: A, b: A) => compareBurdens(burden(a), burden(b)),
  }[view.order]
  return shown.toSorted(compare)
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

/** Of times and ids; a language's own order takes many times as long. */
const compareCodes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const collator = new Intl.Collator()

const lastNameFirst = (application: ManagedApplication) => {
  const [first] = application.mainRenters
  return first ? `${first.lastName} ${first.firstName}` : applicantNames(application)
}
