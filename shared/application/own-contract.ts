import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { homeCountries } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { id } from '#shared/text.ts'
import { receiptSecret } from './contract.ts'
import { sentGeneralInfo, sentRenter } from './sent-answers.ts'

/** An application as its sender sees it: what they sent, and nothing of what managers made of it. */
export const ownApplication = z.object({
  id: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
  /** When its sender withdrew it; null while they have not. */
  withdrawnAt: z.nullable(z.string()),
  propertyAddress: z.string(),
  /** Of the home; money is said as there. Absent where none is known. */
  country: z.optional(z.enum(homeCountries)),
  mainRenters: z.array(sentRenter),
  generalInfo: sentGeneralInfo,
})
export type OwnApplication = z.output<typeof ownApplication>

const one = z.object({ applicationId: id() })
/**
 * Whoever has sent it holds the secret; it stands in no address. It lies on a device that others may use, too: `proof` is what only the
 * person knows, the date of birth or the e-mail address of a main renter, as typed.
 */
const held = z.object({
  receiptSecret,
  proof: z.optional(z.string().check(z.trim(), z.maxLength(254, { error: 'text_too_long' satisfies IssueCode }))),
})

/**
 * What somebody may do with an application that they sent, without an account: by its receipt, and by something that only they know. An
 * id without its secret is answered like one that nobody knows (NOT_FOUND), and after an erasure by APPLICATION_ERASED; the secret alone by
 * PROOF_WRONG, and after ten wrong proofs in a day by PROOF_SPENT.
 */
export const ownApplicationContract = defineContract({
  /** What its sender sent, as they sent it. */
  readOwnApplication: endpoint('POST', '/api/applications/{applicationId}/own', 'anyone', {
    params: one,
    body: held,
    answer: ownApplication,
  }),
  /** The file as it was sent. */
  downloadOwnDocument: endpoint('POST', '/api/applications/{applicationId}/own/documents/{documentId}', 'anyone', {
    params: z.object({ applicationId: id(), documentId: id() }),
    body: held,
    answer: 'stream',
  }),
  /** For good, and once: its managers cannot go on with it. APPLICATION_KEPT once an offer was accepted. */
  withdrawOwnApplication: endpoint('POST', '/api/applications/{applicationId}/own/withdrawal', 'anyone', {
    params: one,
    body: held,
    answer: ownApplication,
  }),
  /** With everything in it. APPLICATION_KEPT once an offer was accepted. */
  eraseOwnApplication: endpoint('POST', '/api/applications/{applicationId}/own/erasure', 'anyone', {
    params: one,
    body: held,
    answer: z.object({ id: z.string() }),
  }),
})
