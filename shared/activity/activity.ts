import * as z from 'zod/mini'

/** Days after which a line of the log is erased, on the server and on devices: four years, our own choice. */
export const LOG_DAYS = 1461

/** What the log tells of; `user` is the team. */
export const activitySubjects = [
  'application',
  'process',
  'property',
  'resident',
  'protocol',
  'user',
  'organization',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

/** Everything that the log of an organization knows, and what each is about. Each later feature adds its own. */
const subjects = {
  organization_created: 'organization',
  organization_changed: 'organization',
  user_invited: 'user',
  invitation_refused: 'user',
  invitation_resent: 'user',
  invitation_taken_back: 'user',
  user_deactivated: 'user',
  user_reactivated: 'user',
  user_made_manager: 'user',
  user_made_user: 'user',
  signed_in: 'user',
  signed_out: 'user',
  property_created: 'property',
  property_changed: 'property',
  rent_changed: 'property',
  photo_added: 'property',
  photo_removed: 'property',
  resident_added: 'resident',
  resident_changed: 'resident',
  resident_moved_out: 'resident',
  process_created: 'process',
  process_changed: 'process',
  process_closed: 'process',
  process_reopened: 'process',
  application_accepted: 'application',
  application_rejected: 'application',
  application_withdrawn: 'application',
  application_resubmitted: 'application',
  offer_sent: 'application',
  offer_accepted: 'application',
  applicants_mailed: 'application',
  documents_requested: 'application',
  note_added: 'application',
  note_removed: 'application',
  applications_exported: 'process',
  organization_exported: 'organization',
  person_exported: 'organization',
  retention_changed: 'organization',
  resident_days_changed: 'organization',
  policy_pack_changed: 'organization',
  own_questions_changed: 'organization',
  life_spans_changed: 'organization',
  protocol_created: 'protocol',
  protocol_deleted: 'protocol',
  protocol_signed: 'protocol',
  protocol_signed_over: 'protocol',
  protocol_voided: 'protocol',
  protocol_edition_begun: 'protocol',
  protocol_copies_sent: 'protocol',
} as const satisfies Record<string, ActivitySubject>

export type ActivityKind = keyof typeof subjects
export const activityKinds = Object.keys(subjects) as [ActivityKind, ...ActivityKind[]]

export const kindsAbout = (subject: ActivitySubject): ActivityKind[] =>
  activityKinds.filter((kind) => subjects[kind] === subject)

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
