import { organizations } from '#server/db/schema.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { Organization, PolicySettings } from '#shared/organization/organization.ts'
import { publicOrganization } from './public-organization.ts'

/** For processes that are created from now on. What is so already is no change. @throws AppError NOT_FOUND */
export const changePolicyPack = (
  scope: Scope,
  { id, policyPack }: PolicySettings & { id: string },
): Promise<Outcome<Organization>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(organizations, id)
    if (before.policyPack === policyPack) return { data: publicOrganization(before) }
    const after = await scoped.update(organizations, id, { policyPack })
    const record = { type: 'organization' as const, id, name: policyPack ?? '' }
    await scoped.note({ kind: 'policy_pack_changed', organizationId: id, record })
    return { data: publicOrganization(after) }
  })
