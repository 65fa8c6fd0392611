import { organizations } from '#server/db/schema.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { Organization, OrganizationChange } from '#shared/organization/organization.ts'
import { publicOrganization } from './public-organization.ts'

/** What is not named stays, and what is so already is no change. @throws AppError NOT_FOUND */
export const changeOrganization = (
  scope: Scope,
  { id, ...change }: OrganizationChange & { id: string },
): Promise<Outcome<Organization>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(organizations, id)
    const fields = (['name', 'description', 'address', 'contactEmail', 'contactPhone'] as const).filter(
      (field) => change[field] !== undefined && change[field] !== before[field],
    )
    if (fields.length === 0) return { data: publicOrganization(before) }
    const after = await scoped.update(organizations, id, pick(change, fields))
    const record = { type: 'organization' as const, id, name: after.name }
    await scoped.note({ kind: 'organization_changed', organizationId: id, record })
    return { data: publicOrganization(after) }
  })

const pick = (change: OrganizationChange, fields: readonly (keyof OrganizationChange)[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, change[field] ?? '']))
