import { applicationProcesses, residents } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed-rows/public-application.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { isNationality } from '#shared/countries.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { newId } from '#shared/ids.ts'

/** Makes each main renter a resident of the property, unless they are one through this application already. */
export async function moveRentersIn(
  scoped: ScopedTransaction,
  { id: applicationId, organizationId, processId, mainRenters }: ApplicationRow,
  moveInDate: CalendarDate,
): Promise<void> {
  const { propertyId } = await scoped.find(applicationProcesses, processId)
  for (const { id: mainRenterId, firstName, lastName, email, phone, nationality, profession } of mainRenters) {
    // A country's pack may have asked for less than a country.
    const person = {
      firstName,
      lastName,
      email,
      phone,
      profession,
      nationality: isNationality(nationality) ? nationality : '',
    }
    const belonging = { organizationId, propertyId, applicationId, mainRenterId }
    const added = await scoped.insert(residents, { id: newId(), ...belonging, ...person, moveInDate })
    if (!added) continue
    const record = { type: 'resident' as const, id: added.id, name: `${firstName} ${lastName}` }
    await scoped.note({ kind: 'resident_added', organizationId, record })
  }
}
