import { canonicalJson } from '#shared/canonical-json.ts'
import type { Resident } from '#shared/resident/resident.ts'
import type { Effect, Fold } from './fold-types.ts'

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
  const id = body.id ?? `${propertyId}-rent`
  if (baseRent === body.baseRent && sideCosts === body.sideCosts) return []
  // Another line of the history: the server refuses it.
  if (look('rent_change', id)) return []
  const at = new Date(createdAt).toISOString()
  const row = {
    ...property,
    baseRent: body.baseRent,
    sideCosts: body.sideCosts,
    version: version + 1,
    updatedAt: at,
  }
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
    { entity: 'rent_change', id, row: archived },
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
  return bring(resident, createdAt, {
    ...typed,
    phone: phone || null,
    profession: profession ?? resident.profession,
    moveInDate: moveInDate ?? resident.moveInDate,
    moveOutDate: moveOutDate === undefined ? resident.moveOutDate : moveOutDate,
  })
}

export const moveOutResident: Fold<'moveOutResident'> = ({ params, body: { moveOutDate }, createdAt }, look) => {
  const resident = look('resident', params.residentId)
  return resident ? bring(resident, createdAt, { moveOutDate }) : []
}

/** What is so already is no change, and nobody moves out before they moved in: as on the server. */
function bring(resident: Resident, createdAt: number, wanted: Partial<Resident>): Effect[] {
  const row = { ...resident, ...wanted }
  if (canonicalJson(row) === canonicalJson(resident)) return []
  if (row.moveOutDate !== null && row.moveOutDate < row.moveInDate) return []
  const updatedAt = new Date(createdAt).toISOString()
  return [{ entity: 'resident', id: row.id, row: { ...row, version: resident.version + 1, updatedAt } }]
}
