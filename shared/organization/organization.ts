import * as z from 'zod/mini'
import { homeCountries } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { ownLifeSpans } from '#shared/life-span/own-table.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { chosenPack, chosenQuestions } from '#shared/policy/pack-choice.ts'
import { chosenResidentDays, chosenRetention } from '#shared/policy/retention.ts'
import { anyComment, anyText, comment, email, id, requiredLine } from '#shared/text.ts'

/** A property management (manager.md, Organization page). */
export const organization = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whom those who apply deal with: it signs their mails. Empty where nobody has said. */
  address: z.optional(z.string()),
  contactEmail: z.optional(z.string()),
  contactPhone: z.optional(z.string()),
  country: z.nullable(z.enum(homeCountries)),
  /** How many days rejected and withdrawn applications are kept; null is as the country of the home has it. */
  retentionDays: z._default(z.nullable(z.number()), null),
  /** How many days who lived in a home is kept after the last day of the tenancy; null is as the country of the home has it. */
  residentDays: z._default(z.nullable(z.number()), null),
  /** By which country's rules its next processes ask; null is as the specification has it. */
  policyPack: z._default(z.nullable(z.string()), null),
  /** What these ask besides, where their pack lets them. A later release may know more. */
  ownQuestions: z._default(z.array(z.string()), []),
  /** How long things last in its homes, by their country. */
  lifeSpans: z._default(ownLifeSpans, {}),
  createdAt: z.string(),
})
export type Organization = z.output<typeof organization>

/** What a platform owner types (manager.md, Platform). */
export const organizationForm = z.object({
  name: requiredLine('organization_name_required'),
  description: comment(),
})

const line = () => anyText().check(z.overwrite(onOneLine))

/** What its managers type; only the name may not be empty. */
export const organizationSettings = z.object({
  name: requiredLine('organization_name_required'),
  description: anyComment(),
  address: line(),
  contactEmail: z.union([z.literal(''), email()], { error: 'email_invalid' satisfies IssueCode }),
  contactPhone: line(),
})

/** The same on the wire, where what is not named stays as it is. */
export const organizationChange = z.partial(organizationSettings)
export type OrganizationChange = z.output<typeof organizationChange>

export const newOrganization = z.object({ ...organizationForm.shape, id: z.optional(id()) })
export type NewOrganization = z.output<typeof newOrganization>

/** For how long an organization keeps those who applied, and those who lived in its homes; what is not named stays. */
export const privacySettings = z.object({
  retentionDays: z.optional(chosenRetention),
  residentDays: z.optional(chosenResidentDays),
})
export type PrivacySettings = z.output<typeof privacySettings>

/** By which rules its next processes ask those who apply, and what besides; where that is not named it stays. */
export const policySettings = z.object({ policyPack: chosenPack, ownQuestions: z.optional(chosenQuestions) })
export type PolicySettings = z.output<typeof policySettings>
