import { AppError } from '#server/app-error.ts'
import { organizations } from '#server/db/schema.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { newId } from '#shared/ids.ts'
import type { NewOrganization, Organization } from '#shared/organization/organization.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { publicOrganization } from './public-organization.ts'

/** Once, however often the same one arrives. @throws AppError IDEMPOTENCY_MISMATCH for another one under its id */
export const createOrganization = (
  scope: Scope,
  { id = newId(), name, description }: NewOrganization,
): Promise<Outcome<Organization>> =>
  scope.command(async (scoped) => {
    // As the law of each home has it, until its managers choose otherwise.
    const created = await scoped.insert(organizations, { id, name, description, policyPack: 'home_country' })
    if (created) {
      const record = { type: 'organization' as const, id, name }
      await scoped.note({ kind: 'organization_created', organizationId: id, record })
      return { data: publicOrganization(created) }
    }
    const known = await scoped.find(organizations, id)
    // As it reads: one that was made before names were read so is repeated, too.
    if (onOneLine(known.name) !== name || known.description !== description) throw new AppError('IDEMPOTENCY_MISMATCH')
    return { data: publicOrganization(known), isReplay: true }
  })
