import * as z from 'zod/mini'
import { takenGeneralInfo } from '#shared/application/general-info.ts'
import { mainRenters } from '#shared/application/questionnaire.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import type { IssueCode } from '#shared/issues.ts'
import { languages } from '#shared/languages.ts'
import { moment } from '#shared/moment.ts'
import { leftOut } from '#shared/policy/left-out.ts'
import { derivedRentObject } from '#shared/process/process.ts'
import { id } from '#shared/text.ts'

/**
 * What an applicant posts. `status` and `isCompleted` are accepted and ignored: they are the server's to set.
 * Parsed only after the id was compared with what is stored, so that a replay never fails on a newer rule.
 */
export const applicationSubmission = (today: CalendarDate) =>
  z.object({
    id: id(),
    applicationProcessId: id(),
    mainRenters: mainRenters(today),
    generalInfo: takenGeneralInfo,
    language: z.catch(z.enum(languages), 'en'),
    receiptSecret: z.optional(receiptSecret),
    // Never a reason to refuse an application.
    confirmation: z.catch(z.optional(confirmation), undefined),
  })
export type ApplicationSubmission = z.output<ReturnType<typeof applicationSubmission>>

export const questionnaireSubmission = (today: CalendarDate) =>
  z.object({
    id: z.optional(id()),
    rentObject: z.optional(derivedRentObject),
    mainRenters: mainRenters(today),
    generalInfo: takenGeneralInfo,
    language: z.catch(z.enum(languages), 'en'),
    receiptSecret: z.optional(receiptSecret),
  })
export type QuestionnaireSubmission = z.output<ReturnType<typeof questionnaireSubmission>>

/** Of the sentence beside the box that must be ticked, and of the pages that it leads to: raised when their words change. */
export const CONFIRMED_TEXTS = 1

/** What somebody ticked before they submitted, and when by their device's clock. It is part of what they say: never made up. */
const confirmation = z.object({
  texts: z
    .number()
    .check(z.refine(Number.isInteger, { error: 'whole_number_required' }), z.minimum(1), z.maximum(9999)),
  language: z.enum(languages),
  at: moment(),
})
export type Confirmation = z.output<typeof confirmation>

/** Proof that it arrived. It names nobody, because whoever holds the id can ask for it. */
export const receipt = z.object({
  id: z.string(),
  /** To read out on the telephone: `7F3K-9QWM`. */
  reference: z.string(),
  receivedAt: z.string(),
  status: z.string(),
  isCompleted: z.boolean(),
  /** Whether its arrival is confirmed by mail: an address is written to three times an hour at most. Older servers do not say. */
  confirmationMail: z.optional(z.boolean()),
  /** What was sent and is not kept; absent where all of it is. */
  leftOut: z.optional(leftOut),
})
export type Receipt = z.output<typeof receipt>

const submitted = z.looseObject({ id: id() })

/** 256 bits from the device in base64url: whoever holds it may ask what became of the application. */
export const receiptSecret = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'invalid' satisfies IssueCode }))

/**
 * Version of the submission's fields: another one whenever a field comes in, so that a process of the release before lets its sender wait
 * and drops nothing (accepted-payloads.test.ts tells). The server goes on accepting every one that was ever shipped.
 */
export const PAYLOAD_VERSION = 2

export const applicationContract = defineContract({
  /** 201 the first time; the same body again gets the same receipt with 200; another body under its id 422. */
  submitApplication: endpoint('POST', '/api/applications', 'anyone', { body: submitted, answer: receipt, status: 201 }),
  /**
   * The receipt once more, for the phone that never got the answer. Unknown to the server, or another secret: NOT_FOUND.
   * A POST, because the secret must stand in no address.
   */
  findReceipt: endpoint('POST', '/api/applications/{applicationId}/receipt', 'anyone', {
    params: z.object({ applicationId: id() }),
    body: z.object({ receiptSecret }),
    answer: receipt,
  }),
  /** A questionnaire without a process (applicant.md, Submission). */
  submitQuestionnaire: endpoint('POST', '/api/questionnaires', 'anyone', {
    body: z.looseObject({ id: z.optional(id()) }),
    answer: receipt,
    status: 201,
  }),
})
