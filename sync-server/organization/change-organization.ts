import { AppError } from '#server/app-error.ts'
import { organizations } from '#server/db/schema.ts'
import { detail } from '#server/http/validate.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { ActivityKind } from '#shared/activity/activity.ts'
import { changedLifeSpans, type LifeSpanChange } from '#shared/life-span/own-table.ts'
import type {
  Organization,
  OrganizationChange,
  PolicySettings,
  PrivacySettings,
} from '#shared/organization/organization.ts'
import { type OrganizationRow, publicOrganization } from './public-organization.ts'

/** What is not named stays. @throws AppError NOT_FOUND */
export const changeOrganization = (scope: Scope, { id, ...change }: OrganizationChange & { id: string }) =>
  bring(scope, id, change, ({ name }) => ({ kind: 'organization_changed', name }))

/** @throws AppError NOT_FOUND */
export const changePrivacy = (scope: Scope, { id, retentionDays, residentDays }: PrivacySettings & { id: string }) =>
  bring(scope, id, { retentionDays, residentDays }, (after, before) => [
    ...(after.retentionDays === before.retentionDays
      ? []
      : [{ kind: 'retention_changed', name: String(after.retentionDays ?? '') } as const]),
    ...(after.residentDays === before.residentDays
      ? []
      : [{ kind: 'resident_days_changed', name: String(after.residentDays ?? '') } as const]),
  ])

/** For processes that are created from now on. @throws AppError NOT_FOUND */
export const changePolicyPack = (scope: Scope, { id, policyPack, ownQuestions }: PolicySettings & { id: string }) =>
  bring(scope, id, { policyPack, ownQuestions }, (after, before) =>
    after.policyPack === before.policyPack
      ? { kind: 'own_questions_changed', name: '' }
      : { kind: 'policy_pack_changed', name: policyPack ?? '' },
  )

/** @throws AppError NOT_FOUND; VALIDATION_FAILED for a table that would have too many */
export const changeLifeSpans = (scope: Scope, { id, ...change }: LifeSpanChange & { id: string }) =>
  bring(
    scope,
    id,
    ({ lifeSpans: { [change.country]: before = [], ...others } }) => {
      const { changed, issue } = changedLifeSpans(before, change)
      if (issue) throw new AppError('VALIDATION_FAILED', { details: [detail(['set'], issue)] })
      return { lifeSpans: changed.length === 0 ? others : { ...others, [change.country]: changed } }
    },
    () => ({ kind: 'life_spans_changed', name: change.country }),
  )

type Wanted = { lifeSpans?: OrganizationRow['lifeSpans'] } & OrganizationChange & {
    [Field in keyof (PolicySettings & PrivacySettings)]?: (PolicySettings & PrivacySettings)[Field] | undefined
  }

/** Of its log. */
interface Line {
  kind: ActivityKind
  name: string
}

/**
 * What is so already is no change.
 * @param wanted may follow from what is there
 * @param say what stands in its log of the organization as it is then
 */
const bring = (
  scope: Scope,
  id: string,
  wanted: Wanted | ((before: OrganizationRow) => Wanted),
  say: (after: OrganizationRow, before: OrganizationRow) => Line | Line[],
): Promise<Outcome<Organization>> =>
  scope.command(async (scoped) => {
    const before = await scoped.lock(organizations, id)
    const isNew = ([field, value]: [string, unknown]) =>
      value !== undefined && canonicalJson(value) !== canonicalJson(before[field as keyof Wanted])
    const changes = Object.fromEntries(
      Object.entries(typeof wanted === 'function' ? wanted(before) : wanted).filter(isNew),
    )
    if (Object.keys(changes).length === 0) return { data: publicOrganization(before) }
    const after = await scoped.update(organizations, id, changes)
    for (const { kind, name } of [say(after, before)].flat()) {
      await scoped.note({ kind, organizationId: id, record: { type: 'organization', id, name } })
    }
    return { data: publicOrganization(after) }
  })
