import * as z from 'zod/mini'
import type { Queryable } from '#server/deps.ts'
import { settleArrived } from '#server/document/settle-arrived.ts'
import { lockDocumentsOf } from '#server/document/store.ts'
import { AppError } from '#server/http/app-error.ts'
import { validate } from '#server/http/validate.ts'
import { confirmationMail } from '#server/mail/confirmation-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { externalProcess } from '#server/process/external-process.ts'
import { lockProcess, type OfferedProcess } from '#server/process/store.ts'
import type { Receipt } from '#shared/application/contract.ts'
import { acceptsApplications, deriveRentObject, readProcess } from '#shared/process/process.ts'
import { id } from '#shared/text.ts'
import { latestDay } from './arrival-day.ts'
import { attachDocuments } from './attach-documents.ts'
import { checkUniqueIds } from './check-unique-ids.ts'
import { fingerprint } from './fingerprint.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { checkPayloadVersion } from './payload-version.ts'
import type { KeptSubmission, SubmissionDeps } from './read-submission.ts'
import { receiptAgain, receiptOf } from './receipt.ts'
import { hashOfSecret } from './receipt-secret.ts'
import { newReference } from './reference.ts'
import { type ApplicationRow, findApplication, insertApplication, isErased } from './store.ts'

/** An application as posted; everything but its id is looked at only when the id is new. */
export interface PostedApplication {
  id: string
  [field: string]: unknown
}

interface Outcome {
  receipt: Receipt
  isReplay: boolean
}

/**
 * Takes an application exactly once, however often it is delivered. The order of the steps is a promise: an id that was
 * accepted is recognised before anything could refuse it, so a retry succeeds after the process closed too.
 * @throws AppError APPLICATION_ERASED, IDEMPOTENCY_MISMATCH, RATE_LIMITED, CLIENT_TOO_OLD, UNAVAILABLE,
 * PROCESS_NOT_FOUND, APPLICATION_CLOSED, VALIDATION_FAILED, DOCUMENTS_MISSING
 */
export async function submitApplication(
  deps: SubmissionDeps,
  posted: PostedApplication,
  client: string,
): Promise<Outcome> {
  const print = fingerprint(posted)
  const outcome = await submitOnce(deps, posted, print, client).catch(async (error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'DOCUMENTS_MISSING'
    // They may lie where their sender put them. Fetching them takes its time, so no transaction waits for it.
    if (!isMissing || !deps.storage.signUpload || !(await settleArrived(deps, posted.id))) throw error
    return submitOnce(deps, posted, print, client)
  })
  if (!outcome.isReplay) deps.nudgeMailer()
  return outcome
}

const submitOnce = async (
  deps: SubmissionDeps,
  posted: PostedApplication,
  print: string,
  client: string,
): Promise<Outcome> =>
  inTransaction(deps.db, async (transaction) => {
    // Neither its documents nor a second delivery change until the end. One that was waited for may have been accepted.
    await lockDocumentsOf(transaction, posted.id)
    const accepted = await recognise(transaction, posted.id, print)
    if (accepted) return accepted
    await deps.limits.submit(client)
    checkPayloadVersion(posted)
    const offered = await lockOpenProcess(transaction, validate(addressed, posted).applicationProcessId)
    const submission = deps.readSubmission(posted, offered.process.policyPack, latestDay(deps.now()))
    checkUniqueIds(submission.mainRenters)
    const mainRenters = await attachDocuments(transaction, deps.storage, submission)
    return store(transaction, { ...submission, mainRenters }, offered, { print, receivedAt: deps.now() })
  })

async function recognise(transaction: Queryable, applicationId: string, print: string): Promise<Outcome | undefined> {
  if (await isErased(transaction, applicationId)) throw new AppError('APPLICATION_ERASED')
  const existing = await findApplication(transaction, applicationId)
  return existing && { receipt: receiptAgain(existing, print), isReplay: true }
}

const addressed = z.object({ applicationProcessId: id() })

/** Open now, and until the transaction ends. */
async function lockOpenProcess(transaction: Queryable, processId: string): Promise<OfferedProcess> {
  const offered = await lockProcess(transaction, processId)
  if (!offered) throw new AppError('PROCESS_NOT_FOUND')
  if (!acceptsApplications(offered.process)) throw new AppError('APPLICATION_CLOSED')
  return offered
}

async function store(
  transaction: Queryable,
  { id: applicationId, mainRenters, generalInfo, language, receiptSecret, confirmation, askedUnder }: KeptSubmission,
  offered: OfferedProcess,
  { print, receivedAt }: { print: string; receivedAt: Date },
): Promise<Outcome> {
  for (;;) {
    const inserted = await insertApplication(transaction, {
      id: applicationId,
      organizationId: offered.process.organizationId,
      processId: offered.process.id,
      propertyCode: offered.property.code,
      rentObject: snapshotOf(offered),
      reference: newReference(),
      fingerprint: print,
      receiptSecretHash: hashOfSecret(receiptSecret),
      mainRenters,
      generalInfo,
      language,
      confirmation,
      askedUnder,
      createdAt: receivedAt,
      updatedAt: receivedAt,
    })
    if (inserted) {
      await queueConfirmation(transaction, inserted, offered)
      return { receipt: receiptOf(inserted), isReplay: false }
    }
    // Another delivery of the same application came first by a moment; else the reference was taken: draw again.
    const first = await recognise(transaction, applicationId, print)
    if (first) return first
  }
}

/** What was offered when the application arrived, under the names of applicant.md §3. */
function snapshotOf(offered: OfferedProcess): Record<string, unknown> {
  const summary = readProcess(externalProcess(offered))
  return { ...deriveRentObject(summary), name: summary.name, sideCosts: summary.sideCosts }
}

async function queueConfirmation(transaction: Queryable, application: ApplicationRow, { property }: OfferedProcess) {
  const [first] = application.mainRenters
  if (!first) return
  const mail = confirmationMail({
    recipient: first.email,
    firstName: first.firstName,
    language: application.language,
    reference: application.reference,
    propertyAddress: property.address,
    receivedAt: application.createdAt,
  })
  await queueMail(transaction, { ...mail, applicationId: application.id })
}
