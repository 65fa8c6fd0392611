import * as z from 'zod/mini'
import { rentCountries } from '#shared/money.ts'
import { chosenPack } from '#shared/policy/pack-choice.ts'
import { chosenRetention } from '#shared/policy/retention.ts'
import { comment, id, requiredText } from '#shared/text.ts'

/** A property management (admin.md §3). */
export const organization = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  country: z.nullable(z.enum(rentCountries)),
  /** How many days rejected and withdrawn applications are kept; null is as the country of the home has it. */
  retentionDays: z._default(z.nullable(z.number()), null),
  /** By which country's rules its next processes ask; null is as the specification has it. */
  policyPack: z._default(z.nullable(z.string()), null),
  createdAt: z.string(),
})
export type Organization = z.output<typeof organization>

/** What a platform owner types (admin.md §5, Organization). */
export const organizationForm = z.object({
  name: requiredText('organization_name_required'),
  description: comment(),
})

export const newOrganization = z.object({ ...organizationForm.shape, id: z.optional(id()) })
export type NewOrganization = z.output<typeof newOrganization>

/** What an organization decides about the data of those who apply. */
export const privacySettings = z.object({ retentionDays: chosenRetention })
export type PrivacySettings = z.output<typeof privacySettings>

/** By which rules its next processes ask those who apply. */
export const policySettings = z.object({ policyPack: chosenPack })
export type PolicySettings = z.output<typeof policySettings>
