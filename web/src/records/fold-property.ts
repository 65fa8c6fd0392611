import type { Resident } from '#shared/resident/resident.ts'
import type { Fold } from './fold-types.ts'

export const createRentObject: Fold<'createRentObject'> = ({ body: { id, ...body }, about, createdAt }) => {
  const at = new Date(createdAt).toISOString()
  const row = { ...body, id: id ?? about.id, code: '', version: 1, createdAt: at, updatedAt: at }
  return [{ entity: 'property', id: row.id, row }]
}

/** The rent that was becomes a line of the history. */
export const changeRent: Fold<'changeRent'> = ({ params, body, createdAt }, look) => {
  const property = look('property', params.id)
  if (!property) return []
  const { id: propertyId, organizationId, baseRent, sideCosts, version } = property
  if (baseRent === body.baseRent && sideCosts === body.sideCosts) return []
  const at = new Date(createdAt).toISOString()
  const row = {
    ...property,
    baseRent: body.baseRent,
    sideCosts: body.sideCosts,
    version: version + 1,
    updatedAt: at,
  }
  const id = body.id ?? `${propertyId}-rent`
  const changeDate = body.changeDate ?? at.slice(0, 10)
  const archived = {
    id,
    organizationId,
    propertyId,
    baseRent,
    sideCosts,
    changeDate,
    reason: body.reason,
    createdAt: at,
  }
  return [
    { entity: 'property', id: propertyId, row },
    ...(look('rent_change', id) ? [] : [{ entity: 'rent_change' as const, id, row: archived }]),
  ]
}

export const addResidents: Fold<'addResidents'> = ({ params: { propertyId }, body, createdAt }, look) => {
  const property = look('property', propertyId)
  if (!property) return []
  const at = new Date(createdAt).toISOString()
  return body.residents.flatMap(({ id, phone, profession, ...typed }, place) => {
    const row: Resident = {
      ...typed,
      id: id ?? `${propertyId}-resident-${place}`,
      organizationId: property.organizationId,
      propertyId,
      applicationId: null,
      phone: phone || null,
      profession: profession ?? null,
      moveOutDate: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }
    return look('resident', row.id) ? [] : [{ entity: 'resident', id: row.id, row }]
  })
}

export const changeResident: Fold<'changeResident'> = ({ params, body, createdAt }, look) => {
  const resident = look('resident', params.residentId)
  if (!resident) return []
  const { moveInDate, moveOutDate, phone, profession, ...typed } = body
  const row: Resident = {
    ...resident,
    ...typed,
    phone: phone || null,
    profession: profession ?? resident.profession,
    moveInDate: moveInDate ?? resident.moveInDate,
    moveOutDate: moveOutDate === undefined ? resident.moveOutDate : moveOutDate,
    version: resident.version + 1,
    updatedAt: new Date(createdAt).toISOString(),
  }
  return [{ entity: 'resident', id: row.id, row }]
}

export const moveOutResident: Fold<'moveOutResident'> = ({ params, body, createdAt }, look) => {
  const resident = look('resident', params.residentId)
  if (!resident) return []
  const { moveOutDate } = body
  const row = { ...resident, moveOutDate, version: resident.version + 1, updatedAt: new Date(createdAt).toISOString() }
  return [{ entity: 'resident', id: row.id, row }]
}
