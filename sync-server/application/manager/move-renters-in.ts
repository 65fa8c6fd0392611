import { and, eq, isNull } from 'drizzle-orm'
import { residents } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import { checkHomeIsFree } from '#server/resident/one-accepted-offer.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { MainRenter } from '#shared/application/main-renter.ts'
import { isNationality } from '#shared/countries.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'
import { isSameResident } from '#shared/resident/same-person.ts'

interface MovingIn {
  coming: readonly MainRenter[]
  propertyId: string
  moveInDate: CalendarDate
}

/**
 * Makes each of them a resident of the property. Who was added by hand before is the same resident, and is this application's from
 * now on, as long as the home was free for the time that was written down by hand. To be called under the lock of the property.
 * @throws AppError HOME_TAKEN
 */
export async function moveRentersIn(
  scoped: ScopedTransaction,
  { id: applicationId, organizationId }: ApplicationRow,
  { coming, propertyId, moveInDate }: MovingIn,
): Promise<void> {
  const byHand = await scoped.select(residents, {
    where: and(eq(residents.propertyId, propertyId), isNull(residents.applicationId)),
    orderBy: [residents.createdAt, residents.id],
  })
  for (const renter of coming) {
    const belonging = { applicationId, mainRenterId: renter.id }
    const known = byHand.find((each) => isSameResident(each, { ...renter, moveInDate, moveOutDate: null }))
    if (known) {
      byHand.splice(byHand.indexOf(known), 1)
      await checkHomeIsFree(scoped, { propertyId, applicationId, stay: known })
      await scoped.update(residents, known.id, belonging)
      continue
    }
    const person = { ...personOf(renter), ...belonging, organizationId, propertyId, moveInDate }
    const added = await scoped.insert(residents, { id: newId(), ...person })
    if (!added) continue
    const record = { type: 'resident' as const, id: added.id, name: `${renter.firstName} ${renter.lastName}` }
    await scoped.note({ kind: 'resident_added', organizationId, record })
  }
}

/** Of those who apply together, who is no resident through it yet. */
export async function notMovedIn(
  scoped: Pick<ScopedTransaction, 'select'>,
  { id, mainRenters }: Pick<ApplicationRow, 'id' | 'mainRenters'>,
): Promise<MainRenter[]> {
  const there = await scoped.select(residents, { where: eq(residents.applicationId, id), orderBy: [residents.id] })
  return mainRenters.filter((renter) => there.every(({ mainRenterId }) => mainRenterId !== renter.id))
}

function personOf({ firstName, lastName, email, phone, nationality, profession }: MainRenter) {
  // A country's pack may have asked for less than a country.
  return { firstName, lastName, email, phone, profession, nationality: isNationality(nationality) ? nationality : '' }
}
