import * as z from 'zod/mini'
import type { Deps, Queryable } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { validate } from '#server/http/validate.ts'
import { confirmationMail } from '#server/mail/confirmation-mail.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { externalProcess } from '#server/process/external-process.ts'
import { lockProcess, type OfferedProcess } from '#server/process/store.ts'
import { type ApplicationSubmission, applicationSubmission, type Receipt } from '#shared/application/contract.ts'
import { acceptsApplications, deriveRentObject, readProcess } from '#shared/process/process.ts'
import { id } from '#shared/text.ts'
import { latestDay } from './arrival-day.ts'
import { attachDocuments } from './attach-documents.ts'
import { checkUniqueIds } from './check-unique-ids.ts'
import { fingerprint } from './fingerprint.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { receiptAgain, receiptOf } from './receipt.ts'
import { newReference } from './reference.ts'
import { type ApplicationRow, findApplication, insertApplication } from './store.ts'

/** An application as posted; everything but its id is looked at only when the id is new. */
export interface PostedApplication {
  id: string
  [field: string]: unknown
}

/**
 * Takes an application exactly once, however often it is delivered. The order of the steps is a promise: an id that was
 * accepted is recognised before anything could refuse it, so a retry succeeds after the process closed too.
 * @throws AppError IDEMPOTENCY_MISMATCH, RATE_LIMITED, PROCESS_NOT_FOUND, APPLICATION_CLOSED, VALIDATION_FAILED,
 * DOCUMENTS_MISSING
 */
export async function submitApplication(
  deps: Deps,
  posted: PostedApplication,
  client: string,
): Promise<{ receipt: Receipt; isReplay: boolean }> {
  const print = fingerprint(posted)
  const outcome = await inTransaction(deps.db, async (transaction) => {
    const existing = await findApplication(transaction, posted.id)
    if (existing) return { receipt: receiptAgain(existing, print), isReplay: true }
    await deps.limits.submit(client)
    const offered = await lockOpenProcess(transaction, validate(addressed, posted).applicationProcessId)
    const submission = validate(applicationSubmission(latestDay(deps.now())), posted)
    checkUniqueIds(submission.mainRenters)
    const mainRenters = await attachDocuments(transaction, deps.storage, submission)
    return store(transaction, { ...submission, mainRenters }, offered, { print, receivedAt: deps.now() })
  })
  if (!outcome.isReplay) deps.nudgeMailer()
  return outcome
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
  { id: applicationId, mainRenters, generalInfo, language }: ApplicationSubmission,
  offered: OfferedProcess,
  { print, receivedAt }: { print: string; receivedAt: Date },
): Promise<{ receipt: Receipt; isReplay: boolean }> {
  for (;;) {
    const inserted = await insertApplication(transaction, {
      id: applicationId,
      organizationId: offered.process.organizationId,
      processId: offered.process.id,
      propertyCode: offered.property.code,
      rentObject: snapshotOf(offered),
      reference: newReference(),
      fingerprint: print,
      mainRenters,
      generalInfo,
      language,
      createdAt: receivedAt,
      updatedAt: receivedAt,
    })
    if (inserted) {
      await queueConfirmation(transaction, inserted, offered)
      return { receipt: receiptOf(inserted), isReplay: false }
    }
    // Another delivery of the same application came first by a moment; else the reference was taken: draw again.
    const first = await findApplication(transaction, applicationId)
    if (first) return { receipt: receiptAgain(first, print), isReplay: true }
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
  await queueMail(transaction, mail)
}
