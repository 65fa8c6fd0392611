import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { type Decision, inShortTransaction } from '#server/db/short-transaction.ts'
import type { Deps, Readable } from '#server/deps.ts'
import { withArrived } from '#server/document/settle-arrived.ts'
import { discard } from '#server/document/discard.ts'
import { removeGone } from '#server/document/storage/document-storage.ts'
import { findDocumentsOf, listDocuments } from '#server/document/store.ts'
import { validate } from '#server/http/validate.ts'
import { takeConfirmation } from '#server/mail/confirmation-budget.ts'
import { confirmationMail } from '#server/mail/confirmation-mail.ts'
import { insertMail, type Mail } from '#server/mail/outbox.ts'
import { senderOf } from '#server/mail/sender.ts'
import { externalProcess } from '#server/process/external-process.ts'
import { lockProcess, type OfferedProcess } from '#server/process/store.ts'
import type { Receipt } from '#shared/application/contract.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { localeIn } from '#shared/languages.ts'
import { acceptsApplications, deriveRentObject, readProcess } from '#shared/process/process.ts'
import { id } from '#shared/text.ts'
import { attachDocuments } from './attach-documents.ts'
import { fingerprint } from './fingerprint.ts'
import { leftOutOf } from './left-out.ts'
import { checkPayloadVersion, type KeptSubmission, latestDay, readSubmission } from './read-submission.ts'
import { hashOfSecret, newReference, receiptAgain, receiptOf } from './receipt.ts'
import { findReceived, insertApplication, isErased, isTaken, type NewApplication } from './store.ts'

/** An application as posted; everything but its id is looked at only when the id is new. */
export interface PostedApplication {
  id: string
  [field: string]: unknown
}

/** Of 10^12 references; whoever does not find a free one in so many has another problem. */
const MOST_DRAWS = 5

interface Outcome {
  receipt: Receipt
  isReplay: boolean
  /** Where documents lie that came for it and are none of it: they may not be kept, or somebody removed or covered them since. */
  unwanted: readonly string[]
}

/**
 * Takes an application exactly once, however often it is delivered. The order of the steps is a promise: an id that was
 * accepted is recognised before anything could refuse it, so a retry succeeds after the process closed too.
 * @throws AppError APPLICATION_ERASED, IDEMPOTENCY_MISMATCH, RATE_LIMITED, CLIENT_TOO_OLD, UNAVAILABLE,
 * PROCESS_NOT_FOUND, APPLICATION_CLOSED, VALIDATION_FAILED, DOCUMENTS_MISSING, STORAGE_FULL
 */
export async function submitApplication(deps: Deps, posted: PostedApplication, client: string): Promise<Outcome> {
  const outcome = await withArrived(deps, posted.id, () => submitOnce(deps, posted, client))
  if (!outcome.isReplay) deps.nudgeMailer()
  await removeGone(deps.storage, outcome.unwanted)
  return outcome
}

/** With another reference when the one that was drawn is taken; an id that was taken meanwhile is recognised. */
async function submitOnce(...asked: Parameters<typeof attempt>): Promise<Outcome> {
  for (let draws = 1; ; draws += 1) {
    try {
      return await attempt(...asked)
    } catch (error) {
      if (!isTaken(error) || draws === MOST_DRAWS) throw error
    }
  }
}

const attempt = (deps: Deps, posted: PostedApplication, client: string): Promise<Outcome> =>
  inShortTransaction(deps.db, {
    // Neither its documents nor a second delivery change until the end. One that was waited for may have been accepted.
    alone: posted.id,
    read: (transaction) => readAll(transaction, posted),
    async decide({ erased, received, offered, announced }, transaction): Promise<Decision<Outcome>> {
      if (erased) throw new AppError('APPLICATION_ERASED')
      if (received)
        return { result: { receipt: receiptAgain(received, fingerprint(posted)), isReplay: true, unwanted: [] } }
      await deps.limits.submit(client)
      // What is left is what the database needs to go on.
      if (!deps.room.has('record', 0)) throw new AppError('STORAGE_FULL')
      checkPayloadVersion(posted)
      validate(addressed, posted)
      const home = checkOpen(offered)
      const receivedAt = deps.now()
      const submission = readSubmission(posted, home.process, latestDay(receivedAt))
      const mainRenters = await attachDocuments(announced, deps.storage, submission)
      const described = describe({ ...submission, mainRenters }, home, {
        // Of what was found to be good: whoever sends anything else pays with less of our time.
        print: fingerprint(posted),
        receivedAt,
      })
      const mail = confirmationOf(described, home, deps.site.contactEmail)
      const isConfirmed = mail !== undefined && (await takeConfirmation(transaction, deps, mail.recipient))
      const leftOut = leftOutOf(posted, submission, announced)
      const application = { ...described, confirmationMail: isConfirmed, leftOut }
      const listed = mainRenters.flatMap(({ documents }) => documents.map(({ id: documentId }) => documentId))
      const unwanted = announced.filter((row) => !listed.includes(row.id))
      return {
        result: { receipt: receiptOf(application), isReplay: false, unwanted: unwanted.map(documentKey) },
        write: () => [
          insertApplication(transaction, application),
          ...(listed.length > 0 ? [listDocuments(transaction, listed, receivedAt)] : []),
          ...discard(transaction, unwanted, receivedAt),
          ...(isConfirmed ? [insertMail(transaction, mail)] : []),
        ],
      }
    },
  })

const addressed = z.object({ applicationProcessId: id() })

/** All that decides on it. Its process stays as it is until the transaction ends. */
async function readAll(transaction: Readable, posted: PostedApplication) {
  const processId = addressed.safeParse(posted).data?.applicationProcessId
  const [erased, received, offered, announced] = await Promise.all([
    isErased(transaction, posted.id),
    findReceived(transaction, posted.id),
    processId === undefined ? undefined : lockProcess(transaction, processId),
    findDocumentsOf(transaction, posted.id),
  ])
  return { erased, received, offered, announced }
}

function checkOpen(offered: OfferedProcess | undefined): OfferedProcess {
  if (!offered) throw new AppError('PROCESS_NOT_FOUND')
  if (!acceptsApplications(offered.process)) throw new AppError('APPLICATION_CLOSED')
  return offered
}

const describe = (
  { id: applicationId, mainRenters, generalInfo, language, receiptSecret, confirmation, askedUnder }: KeptSubmission,
  offered: OfferedProcess,
  { print, receivedAt }: { print: string; receivedAt: Date },
) =>
  ({
    id: applicationId,
    organizationId: offered.process.organizationId,
    processId: offered.process.id,
    propertyCode: offered.property.code,
    rentObject: snapshotOf(offered),
    reference: newReference(),
    fingerprint: print,
    receiptSecretHash: hashOfSecret(receiptSecret),
    isCompleted: true,
    mainRenters,
    generalInfo,
    language,
    confirmation,
    askedUnder,
    createdAt: receivedAt,
    updatedAt: receivedAt,
  }) satisfies NewApplication

/**
 * What was offered when the application arrived, under the names of a public process (applicant.md, Process record).
 */
function snapshotOf(offered: OfferedProcess): Record<string, unknown> {
  const summary = readProcess(externalProcess(offered))
  return { ...deriveRentObject(summary), name: summary.name, sideCosts: summary.sideCosts }
}

function confirmationOf(
  application: ReturnType<typeof describe>,
  { property, organization }: OfferedProcess,
  operatorEmail: string | null,
): Mail | undefined {
  const [first] = application.mainRenters
  if (!first) return undefined
  const letter = confirmationMail({
    firstName: first.firstName,
    locale: localeIn(property.country, application.language),
    sender: senderOf(organization, operatorEmail),
    reference: application.reference,
    propertyAddress: property.address,
    receivedAt: application.createdAt,
  })
  return { recipient: first.email, letter, applicationId: application.id }
}
