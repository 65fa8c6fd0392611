import * as z from 'zod/mini'

/** Everything that the log of an organization knows. Each later feature adds its own. */
export const activityKinds = [
  'organization_created',
  'organization_changed',
  'user_invited',
  'invitation_refused',
  'invitation_resent',
  'invitation_taken_back',
  'user_deactivated',
  'user_reactivated',
  'user_made_manager',
  'user_made_user',
  'signed_in',
  'signed_out',
  'property_created',
  'property_changed',
  'rent_changed',
  'resident_added',
  'resident_changed',
  'resident_moved_out',
  'process_created',
  'process_changed',
  'process_closed',
  'process_reopened',
  'application_accepted',
  'application_rejected',
  'application_withdrawn',
  'application_resubmitted',
  'offer_sent',
  'offer_accepted',
  'documents_requested',
  'note_added',
  'note_removed',
  'applications_exported',
  'organization_exported',
  'retention_changed',
  'policy_pack_changed',
  'protocol_created',
  'protocol_deleted',
  'protocol_signed',
  'protocol_signed_over',
  'protocol_voided',
  'protocol_edition_begun',
  'protocol_copies_sent',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Who did what, when, and to which record. */
export const activity = z.object({
  id: z.string(),
  organizationId: z.string(),
  kind: z.enum(activityKinds),
  at: z.string(),
  actor: z.object({ id: z.string(), name: z.string() }),
  /** What it was done to: a user, an organization. Its name as it was then. */
  record: z.nullable(z.object({ type: z.string(), id: z.string(), name: z.string() })),
})
export type Activity = z.output<typeof activity>
