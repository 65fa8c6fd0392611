import type { ManagedApplication } from '#shared/application/manager/application.ts'
import { awaitedDocuments, missingDocuments } from '#shared/application/manager/documents.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import type { HomeCountry } from '#shared/home-countries.ts'
import { burdenOf } from '#shared/salary/burden.ts'
import { bases } from '#shared/salary/income-said.ts'
import { applicantNames } from '#web/manage/applications/words/applicant-names.ts'

export const orders = [
  'newest',
  'star',
  'name',
  'household',
  'rent-to-income',
  'move-in',
  'profession',
  'pets',
  'documents',
  'status',
] as const
export type Order = (typeof orders)[number]

/** The newest first is the latest first, and with a star or pets is more than without. */
export const isDescending = (order: Order, isReversed: boolean): boolean =>
  isReversed !== (order === 'newest' || order === 'star' || order === 'pets')

/** The rent that they would pay, in the money of `country`; undefined where it is not known. */
export interface Rent {
  total?: number | undefined
  country?: HomeCountry | undefined
}

/** Where somebody stands in an order: what is doubtful or not known comes after all else, in either direction. */
interface Place {
  rank: number
  value: number | string
}

/** The same in an order, or the other way round; among equals the newest comes first. What each says is read once, and not for each comparison. */
export function inOrder<A extends ManagedApplication>(
  applications: readonly A[],
  order: Order,
  isReversed: boolean,
  rent: Rent,
): A[] {
  const direction = isReversed ? -1 : 1
  // By the time alone, which is nearly how they lie: a change among a hundred thousand is on the screen soon.
  if (order === 'newest') return applications.toReversed().toSorted((a, b) => compareNewest(a, b) * direction)
  const placeOf = places(rent)[order]
  const compare = order === 'name' || order === 'profession' ? compareWords : compareValues
  return applications
    .map((application) => ({ application, ...placeOf(application) }))
    .toSorted(
      (a, b) => a.rank - b.rank || direction * compare(a.value, b.value) || compareNewest(a.application, b.application),
    )
    .map(({ application }) => application)
}

const places = ({
  total,
  country,
}: Rent): Record<Exclude<Order, 'newest'>, (application: ManagedApplication) => Place> => ({
  star: ({ isStarred }) => ({ rank: 0, value: Number(!isStarred) }),
  name: (application) => said(lastNameFirst(application)),
  household: ({ generalInfo: { numberOfAdults, numberOfChildren } }) => ({
    rank: 0,
    value: numberOfAdults + numberOfChildren,
  }),
  'rent-to-income': ({ mainRenters }) => {
    const burden = burdenOf(total, mainRenters, country)
    if (!burden) return { rank: 2 * bases.length, value: 0 }
    // Of net and of gross income one after the other: in one order they would tell nothing.
    return { rank: bases.indexOf(burden.basis) + (burden.isDoubtful ? bases.length : 0), value: burden.share }
  },
  'move-in': ({ generalInfo }) => said(generalInfo.desiredStartDate),
  profession: ({ mainRenters: [first] }) => said(first?.profession.profession ?? ''),
  pets: ({ generalInfo }) => ({ rank: 0, value: Number(!generalInfo.pets) }),
  documents: (application) => ({
    rank: 0,
    // What comes only once somebody was chosen counts for less than all that is missing, and more than nothing.
    value:
      missingDocuments(application, application.mainRenters).length +
      awaitedDocuments(application, application.mainRenters).length / 100,
  }),
  status: ({ status }) => ({ rank: 0, value: applicationStatuses.indexOf(status) }),
})

const said = (value: string): Place => ({ rank: Number(value === ''), value })

const collator = new Intl.Collator()
const compareWords = (a: Place['value'], b: Place['value']) => collator.compare(String(a), String(b))
/** Of times, ids and numbers; a language's own order takes many times as long. */
const compareValues = (a: Place['value'], b: Place['value']) => (a < b ? -1 : a > b ? 1 : 0)
const compareNewest = (a: ManagedApplication, b: ManagedApplication) =>
  compareValues(b.createdAt, a.createdAt) || compareValues(b.id, a.id)

const lastNameFirst = (application: ManagedApplication) => {
  const [first] = application.mainRenters
  return first ? `${first.lastName} ${first.firstName}` : applicantNames(application)
}
