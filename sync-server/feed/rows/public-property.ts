import type { properties, rentChanges } from '#server/db/schema.ts'
import type { ManagedProperty, RentChange } from '#shared/property/manager/property.ts'

export type PropertyRow = typeof properties.$inferSelect
export type RentChangeRow = typeof rentChanges.$inferSelect

/** Each field is named here, so that a new column stays on the server until somebody publishes it. */
export const publicProperty = (row: PropertyRow): ManagedProperty => ({
  id: row.id,
  organizationId: row.organizationId,
  code: row.code,
  name: row.name,
  address: row.address,
  country: row.country,
  propertyType: row.propertyType,
  rooms: row.rooms,
  squareMeters: row.squareMeters,
  baseRent: row.baseRent,
  sideCosts: row.sideCosts,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const publicRentChange = (row: RentChangeRow): RentChange => ({
  id: row.id,
  organizationId: row.organizationId,
  propertyId: row.propertyId,
  baseRent: row.baseRent,
  sideCosts: row.sideCosts,
  changeDate: row.changeDate,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
})
