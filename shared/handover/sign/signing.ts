import * as z from 'zod/mini'
import { sha256 } from '#shared/document/document.ts'
import type { IssueCode } from '#shared/issues.ts'
import { completeLanguages } from '#shared/languages.ts'
import { moment } from '#shared/moment.ts'
import { id, optionalText, requiredText, storable } from '#shared/text.ts'

/** Refusing to sign is an outcome like the others: with its reason, and who saw it (handover.md, Signing). */
export const signingOutcomes = ['signed', 'with_reservation', 'refused', 'on_paper'] as const
export type SigningOutcome = (typeof signingOutcomes)[number]

/** With one's own hand on the glass. */
export const isDrawn = ({ outcome }: { outcome: SigningOutcome }): boolean =>
  outcome === 'signed' || outcome === 'with_reservation'

export const statementKinds = [
  'state_record_only',
  'defect_notice',
  'liability_acknowledged',
  'tenant_reservation',
  'copy_received',
  'data_protection_notice',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** A stroke on the glass: points in parts of the field's width, with milliseconds since the first. */
const stroke = z
  .array(z.object({ x: z.number(), y: z.number(), t: z.number() }))
  .check(z.minLength(1), z.maxLength(5000))

/** It begins with the eight bytes of every PNG (W3C PNG, 5.2). */
const pngInBase64 = /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/

/** What one party said at the end, bound to the content that was on the screen. */
export const signature = z
  .object({
    partyId: id(),
    name: requiredText('participant_name_required'),
    outcome: z.enum(signingOutcomes),
    /** Of a reservation, or a refusal. */
    reason: optionalText(),
    witness: optionalText(),
    strokes: z._default(z.array(stroke).check(z.maxLength(200)), []),
    /** PNG in base64; null when nothing was drawn. */
    picture: z.nullable(z.string().check(z.regex(pngInBase64), z.maxLength(400_000))),
    contentHash: sha256,
    /** By the device's own clock; what the server's said stands beside it. */
    signedAt: moment(),
  })
  .check(
    z.refine(({ outcome, reason }) => !['with_reservation', 'refused'].includes(outcome) || reason !== '', {
      error: 'reason_required' satisfies IssueCode,
      path: ['reason'],
    }),
    z.refine(({ outcome, strokes, picture }) => !isDrawn({ outcome }) || (strokes.length > 0 && picture !== null), {
      error: 'signature_empty' satisfies IssueCode,
      path: ['strokes'],
    }),
  )
export type Signature = z.output<typeof signature>

/** Words that were on a screen, kept to the letter: blanks and all. */
const exactText = (most: number) =>
  z
    .string({ error: 'invalid' satisfies IssueCode })
    .check(z.maxLength(most, { error: 'comment_too_long' satisfies IssueCode }), storable)

/** A statement that was ticked for a party, with the words that were on the screen: they make it by signing, or leave it out. */
const madeStatement = z.object({
  statement: z.enum(statementKinds),
  partyId: id(),
  text: exactText(4000),
  /** That party said that they do not declare it. Absent otherwise, and in what older versions wrote and signed. */
  isDeclined: z.optional(z.literal(true)),
})

/** Everything that freezes a protocol. */
export const signing = z.object({
  contentHash: sha256,
  property: z.object({ name: exactText(200), address: exactText(200) }),
  statements: z._default(z.array(madeStatement).check(z.maxLength(200)), []),
  /** SHA-256 of each photo's bytes, by its id. */
  photoHashes: z.record(id(), sha256),
  signatures: z
    .array(signature)
    .check(z.minLength(1, { error: 'signature_empty' satisfies IssueCode }), z.maxLength(20)),
  /** Of the file that every party gets. */
  pdf: z.object({
    id: id(),
    sha256,
    size: z.number().check(z.refine(Number.isInteger, { error: 'whole_number_required' }), z.minimum(1)),
  }),
  /** In which the document is written: what goes with it is, too. Absent in what older versions of the app signed. */
  language: z.optional(z.enum(completeLanguages)),
})
export type Signing = z.output<typeof signing>
