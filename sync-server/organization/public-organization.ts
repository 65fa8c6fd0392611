import type { organizations } from '#server/db/schema.ts'
import type { Organization } from '#shared/organization/organization.ts'

export type OrganizationRow = typeof organizations.$inferSelect

/** Each field is named here, so that a new column stays private until somebody publishes it. */
export const publicOrganization = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  description: row.description,
  address: row.address,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  country: row.country,
  retentionDays: row.retentionDays,
  policyPack: row.policyPack,
  createdAt: row.createdAt.toISOString(),
})
