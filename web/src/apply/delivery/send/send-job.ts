import { changeOwn, isStale } from '#web/apply/delivery/jobs/job-records.ts'
import { type Outcome, outcomeOf, type Received } from '#web/apply/delivery/jobs/outcome.ts'
import type { Ports, Requests } from '#web/apply/delivery/jobs/ports.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { resolveCode } from './resolve-code.ts'
import { askReceipt, findReceipt, postApplication } from './send-application.ts'
import { asLinkUnknown, findAdded, postDocuments } from './send-documents.ts'
import { uploadDocument } from './upload-document.ts'

const released = { event: 'RELEASED', error: { code: 'STOPPED' } } as const

/**
 * One attempt at a job: its code if that was never checked, what the server lacks of its documents, then the application
 * itself (delivery.md, Sending a job), or the word that the documents belong to one. Every step can be repeated.
 */
export async function sendJob(ports: Ports, requests: Requests, picked: Job): Promise<Outcome> {
  try {
    if (isStale(picked, ports.now())) return await outcomeOfStale(requests, picked)
    const job = picked.code === undefined ? picked : await resolveCode(ports, requests, picked)
    if (!job) return released
    if (!(await sendDocuments(ports, requests, job))) return released
    await ports.reach?.('before-post-noted')
    // Committed before the first byte leaves: whatever happens next, the phone knows that the server may have it.
    const noted = await changeOwn(ports, job.id, () => ({ postAttempted: true }))
    if (!noted) return released
    await ports.reach?.('post-noted')
    const receipt = await (noted.request ? postDocuments : postApplication)(requests, noted)
    await ports.reach?.('answered')
    return { event: 'ACK', receipt }
  } catch (error) {
    if (requests.isOver()) return released
    const outcome = outcomeOf(picked.request ? asLinkUnknown(error) : error)
    if (outcome.event !== 'FIXABLE' || !isReceivedOtherwise(outcome.error.code) || picked.request) return outcome
    const earlier = await askReceipt(requests, picked).catch(() => undefined)
    return earlier ? { ...outcome, earlier: { reference: earlier.reference, receivedAt: earlier.receivedAt } } : outcome
  }
}

/** What waited for a month is not sent without asking; unless it arrived then, and only its answer was lost. */
async function outcomeOfStale(requests: Requests, job: Job): Promise<Outcome> {
  const receipt = job.postAttempted ? await findReceived(requests, job) : undefined
  return receipt ? { event: 'ACK', receipt } : { event: 'FIXABLE', error: { code: 'STALE' } }
}

/** @returns undefined when the server does not have it. @throws ApiError, NoConnectionError */
export const findReceived = (requests: Pick<Requests, 'json'>, job: Job): Promise<Received | undefined> =>
  job.request ? findAdded(requests, job, job.request) : findReceipt(requests, job)

async function sendDocuments(ports: Ports, requests: Requests, job: Job): Promise<boolean> {
  if (job.kind === 'questionnaire.submit') return true
  for (const document of await documentsOf(job.id, ports.db)) {
    const isDone = await uploadDocument(document, {
      ports,
      requests,
      applicationId: job.request?.applicationId ?? job.id,
      processId: job.about.processId,
      linkSecret: job.request?.linkSecret,
      note: noteProgress(ports, job, document),
    })
    if (!isDone) return false
    await ports.reach?.('document-done')
  }
  return true
}

function noteProgress(ports: Ports, { id }: Job, document: LocalDocument) {
  let offset = document.transfer?.offset ?? 0
  return async (transfer: NonNullable<LocalDocument['transfer']>): Promise<boolean> => {
    // Something got through: the waiting times start anew.
    const progress = transfer.offset > offset ? { attempts: 0, blocked: 0 } : {}
    offset = transfer.offset
    await ports.db.docs.update(document.id, { transfer })
    return (await changeOwn(ports, id, () => progress)) !== undefined
  }
}

/** The server has this application with other content: from an earlier attempt, before something was changed. */
const isReceivedOtherwise = (code: string) => code === 'IDEMPOTENCY_MISMATCH' || code === 'ALREADY_SUBMITTED'
