import * as z from 'zod/mini'
import { sentGeneralInfo, sentRenter } from '#shared/application/sent-answers.ts'
import { applicationStatuses } from '#shared/application/status.ts'
import { dayOfTenancy } from '#shared/resident/day-of-tenancy.ts'
import { documentRequest } from '#shared/document-request/document-request.ts'
import type { IssueCode } from '#shared/issues.ts'
import { languages } from '#shared/languages.ts'
import { onOneLine } from '#shared/plain-text.ts'
import { comment, id, MAX_COMMENT_LENGTH, requiredText } from '#shared/text.ts'

const text = z.string()

/** An application as managers see it (applicant.md, Application), and as the feed carries it. */
export const managedApplication = z.object({
  id: text,
  organizationId: text,
  processId: text,
  /** To read out on the telephone: `7F3K-9QWM`. */
  reference: text,
  status: z.enum(applicationStatuses),
  /** Why it was rejected; empty when nobody said. */
  rejectionReason: text,
  isCompleted: z.boolean(),
  mainRenters: z.array(sentRenter),
  generalInfo: sentGeneralInfo,
  propertyCode: text,
  /** Of the applicant. One that only a later release speaks is no reason to leave them out. */
  language: z.catch(z.enum(languages), 'en'),
  /** When its applicant withdrew it, by the receipt: nothing follows after that. Null while they have not. */
  withdrawnAt: z._default(z.nullable(text), null),
  /** What was asked for after a choice was made; at most one for each of those who apply. */
  documentRequests: z._default(z.array(documentRequest), []),
  /** By which country's rules it was asked for (shared/policy/packs); null as the specification has it. */
  askedUnder: z._default(
    z.nullable(z.object({ pack: text, version: z.number(), own: z.optional(z.array(text)) })),
    null,
  ),
  /** Marks of the team, which no applicant sees: a star, and words of its own. */
  isStarred: z._default(z.boolean(), false),
  tags: z._default(z.array(text), []),
  /** Grows with every mark, beside `version`: a mark is nothing that a decision has to have seen. */
  marksVersion: z._default(z.number(), 0),
  /** Grows with every change by a manager but a mark: what `If-Match` names. */
  version: z.number(),
  createdAt: text,
  updatedAt: text,
})
export type ManagedApplication = z.output<typeof managedApplication>

/** What a manager wrote about an application; applicants never see it. */
export const applicationNote = z.object({
  id: text,
  organizationId: text,
  applicationId: text,
  authorId: text,
  /** As they were called then. */
  authorName: text,
  text,
  createdAt: text,
})

export const newNote = z.object({
  id: z.optional(id()),
  text: requiredText('note_required', MAX_COMMENT_LENGTH).check(
    z.refine((text) => text === '' || onOneLine(text) !== '', { error: 'note_required' satisfies IssueCode }),
  ),
})

/** Beside a change of status. All of it is optional on the wire (manager.md, Application statuses). */
export const statusChange = z.object({
  /** With `offer_accepted`: the applicants become residents in the same transaction. */
  moveInDate: z.optional(dayOfTenancy('move_in_date_required')),
  /** Then: the ids that the residents get, by those of the main renters; the server makes what is missing. */
  residentIds: z.optional(z.record(id(), id())),
  /** With `rejected`. It stays among managers unless `sendReason` says otherwise. */
  reason: comment(),
  /** The mail says the reason as well. */
  sendReason: z.optional(z.boolean()),
  /** The applicant is written to, if the process sends status mails. */
  sendMail: z._default(z.boolean(), false),
})
export type StatusChange = z.output<typeof statusChange>

/** What a conflict says beside its code, so that a person can decide. */
export const currentState = z.object({
  status: z.optional(text),
  version: z.number(),
  /** Who changed it last, by name; null when it was nobody who is signed in. */
  by: z.nullable(text),
  at: text,
  /** Where it is another record that stands in the way: which one, and what people call it. */
  other: z.optional(z.object({ id: text, name: text })),
})
export type CurrentState = z.output<typeof currentState>
