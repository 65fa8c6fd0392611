import { eq } from 'drizzle-orm'
import { residents } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { publicResident, type ResidentRow } from '#server/feed/rows/public-resident.ts'
import { AppError } from '#server/http/app-error.ts'
import { detail } from '#server/http/validate.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { newId } from '#shared/ids.ts'
import type { NewResident, Resident } from '#shared/resident/resident.ts'
import { isSamePerson, isSameResident } from '#shared/resident/same-person.ts'
import { recordOf } from './find-resident.ts'
import { acceptedOffers, checkHomeIsFree, lockHome } from './one-accepted-offer.ts'

/**
 * All of them or none; again, under the same ids or without any, with the same outcome: who lives there at that time already is
 * answered as the resident that they are. Who applied together and accepted the offer for this home comes by their application.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED for an id given twice, IDEMPOTENCY_MISMATCH for somebody else under an id,
 * HOME_TAKEN
 */
export const addResidents = (
  scope: Scope,
  propertyId: string,
  people: readonly NewResident[],
): Promise<Outcome<Resident[]>> =>
  scope.command(async (scoped) => {
    checkUniqueIds(people)
    // One after the other: who is added by two calls at once is added by one of them.
    const { organizationId } = await lockHome(scoped, propertyId)
    const there = await scoped.select(residents, {
      where: eq(residents.propertyId, propertyId),
      orderBy: [residents.createdAt, residents.id],
    })
    const offers = await acceptedOffers(scoped, propertyId)
    const data: Resident[] = []
    let added = 0
    for (const { id = newId(), phone, profession, ...person } of people) {
      const typed = { ...person, phone: phone || null, profession: profession ?? null, moveOutDate: null }
      const values = { id, organizationId, propertyId, ...typed }
      const known = there.find((each) => each.id === id) ?? there.find((each) => isSameResident(each, values))
      if (known?.id === id && !isSame(known, values)) throw new AppError('IDEMPOTENCY_MISMATCH')
      const row = known ?? (await add(scoped, { ...values, ...comingBy(offers, there, values) }))
      if (!known) {
        added += 1
        there.push(row)
      }
      data.push(publicResident(row))
    }
    return { data, isReplay: added === 0 }
  })

async function add(scoped: ScopedTransaction, values: typeof residents.$inferInsert): Promise<ResidentRow> {
  const { propertyId, applicationId, moveInDate, organizationId } = values
  if (applicationId) {
    await checkHomeIsFree(scoped, { propertyId, applicationId, stay: { moveInDate, moveOutDate: null } })
  }
  const created = await scoped.insert(residents, values)
  if (!created) {
    // Of another property; or NOT_FOUND, of another organization's.
    await scoped.find(residents, values.id)
    throw new AppError('IDEMPOTENCY_MISMATCH')
  }
  await scoped.note({ kind: 'resident_added', organizationId, record: recordOf(created) })
  return created
}

/** The renter whose accepted offer this person is, and who is no resident through it yet. */
function comingBy(
  offers: readonly ApplicationRow[],
  there: readonly ResidentRow[],
  person: Parameters<typeof isSamePerson>[0],
): Pick<ResidentRow, 'applicationId' | 'mainRenterId'> | undefined {
  for (const { id: applicationId, mainRenters } of offers.toReversed()) {
    const renter = mainRenters.find((each) => isSamePerson(each, person))
    const isThere = there.some((each) => each.applicationId === applicationId && each.mainRenterId === renter?.id)
    if (renter && !isThere) return { applicationId, mainRenterId: renter.id }
  }
  return undefined
}

function checkUniqueIds(people: readonly NewResident[]): void {
  const seen = new Set<string>()
  const repeated = people.flatMap(({ id }, index) => (id && seen.size === seen.add(id).size ? [index] : []))
  if (repeated.length === 0) return
  throw new AppError('VALIDATION_FAILED', {
    details: repeated.map((index) => detail(['residents', index, 'id'], 'invalid')),
  })
}

/** What is edited later stays the same person: only who, and where, and since when. */
const isSame = (row: ResidentRow, values: Pick<ResidentRow, (typeof lastingFields)[number]>) =>
  lastingFields.every((field) => row[field] === values[field])

const lastingFields = ['propertyId', 'firstName', 'lastName', 'moveInDate'] as const
