import { organizations } from '#server/db/schema.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Scope } from '#server/scope/scope.ts'
import { newId } from '#shared/ids.ts'
import type { NewOrganization } from '#shared/organization/organization.ts'
import type { OrganizationRow } from './public-organization.ts'

/** Once, however often the same one arrives. @throws AppError IDEMPOTENCY_MISMATCH for another one under its id */
export const createOrganization = (
  scope: Scope,
  { id = newId(), name, description }: NewOrganization,
): Promise<{ organization: OrganizationRow; isReplay: boolean }> =>
  scope.transaction(async (scoped) => {
    const created = await scoped.insert(organizations, { id, name, description })
    if (created) {
      const record = { type: 'organization' as const, id, name }
      await scoped.note({ kind: 'organization_created', organizationId: id, record })
      return { organization: created, isReplay: false }
    }
    const organization = await scoped.find(organizations, id)
    if (organization.name !== name || organization.description !== description) {
      throw new AppError('IDEMPOTENCY_MISMATCH')
    }
    return { organization, isReplay: true }
  })
