import type { Resident } from '#shared/resident/resident.ts'

export const fullName = ({ firstName, lastName }: Pick<Resident, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** What every change of somebody who lives in a property says of them, as the person saw them. */
export const ofStay = ({ id, propertyId, version }: Resident) => ({
  params: { propertyId, residentId: id },
  about: { entity: 'resident' as const, id },
  ifMatch: version,
})
