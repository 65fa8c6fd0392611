import { organizations } from '#server/db/schema.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { Organization, PrivacySettings } from '#shared/organization/organization.ts'
import { publicOrganization } from './public-organization.ts'

/** What is so already is no change. @throws AppError NOT_FOUND */
export const changePrivacy = (
  scope: Scope,
  { id, retentionDays }: PrivacySettings & { id: string },
): Promise<Outcome<Organization>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(organizations, id)
    if (before.retentionDays === retentionDays) return { data: publicOrganization(before) }
    const after = await scoped.update(organizations, id, { retentionDays })
    const name = retentionDays === null ? '' : String(retentionDays)
    const record = { type: 'organization' as const, id, name }
    await scoped.note({ kind: 'retention_changed', organizationId: id, record })
    return { data: publicOrganization(after) }
  })
