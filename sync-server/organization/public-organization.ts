import type { organizations } from '#server/db/schema.ts'
import { publisher } from '#server/feed/rows/publisher.ts'
import { organization } from '#shared/organization/organization.ts'

export type OrganizationRow = typeof organizations.$inferSelect

export const publicOrganization = publisher(organization)
