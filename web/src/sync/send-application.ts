import { applicationContract, type Receipt } from '#shared/application/contract.ts'
import { ApiError, call, NoConnectionError } from '#web/api/call.ts'
import type { LocalDocument } from '#web/local/database.ts'
import { documentsOf } from '#web/local/documents.ts'
import type { Job } from '#web/local/job.ts'
import { changeOwn, isStale } from './job-records.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { Ports } from './ports.ts'
import type { Requests } from './requests.ts'
import { resolveCode } from './resolve-code.ts'
import { uploadDocument } from './upload-document.ts'

const released = { event: 'RELEASED', error: { code: 'STOPPED' } } as const

/**
 * One attempt at an application: its code if that was never checked, what the server lacks of its documents, then the
 * application itself (applicant.md §7). Every step can be repeated.
 */
export async function sendApplication(ports: Ports, requests: Requests, picked: Job): Promise<Outcome> {
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
    const receipt = await post(requests, noted)
    await ports.reach?.('answered')
    return { event: 'ACK', receipt }
  } catch (error) {
    if (requests.isOver()) return released
    const outcome = outcomeOf(error)
    if (outcome.event !== 'FIXABLE' || !isReceivedOtherwise(outcome.error.code)) return outcome
    const earlier = await askReceipt(requests, picked).catch(() => undefined)
    return earlier ? { ...outcome, earlier: { reference: earlier.reference, receivedAt: earlier.receivedAt } } : outcome
  }
}

/** An application that waited for a month is not sent without asking; unless it arrived then, and only its answer was lost. */
async function outcomeOfStale(requests: Requests, job: Job): Promise<Outcome> {
  const receipt = job.postAttempted ? await findReceipt(requests, job) : undefined
  return receipt ? { event: 'ACK', receipt } : { event: 'FIXABLE', error: { code: 'STALE' } }
}

async function sendDocuments(ports: Ports, requests: Requests, job: Job): Promise<boolean> {
  if (job.kind !== 'application.submit') return true
  for (const document of await documentsOf(job.id, ports.db)) {
    const isDone = await uploadDocument(document, {
      ports,
      requests,
      applicationId: job.id,
      processId: job.about.processId,
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

async function post({ json }: Requests, { id, kind, body }: Job): Promise<Receipt> {
  const keyed: typeof fetch = (url, init) =>
    json(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'idempotency-key': id } })
  const { submitApplication, submitQuestionnaire } = applicationContract
  const receipt =
    kind === 'application.submit'
      ? await call(submitApplication, { sealedBody: body }, keyed)
      : await call(submitQuestionnaire, { sealedBody: body }, keyed)
  return receiptOf(id, receipt)
}

/** @returns undefined when the server has no such application. @throws ApiError, NoConnectionError */
export const findReceipt = (requests: Pick<Requests, 'json'>, job: Pick<Job, 'id' | 'owner'>) =>
  askReceipt(requests, job).catch((error: unknown) => {
    if (error instanceof ApiError && error.isOurs && error.code === 'NOT_FOUND') return undefined
    throw error
  })

const askReceipt = async ({ json }: Pick<Requests, 'json'>, { id, owner }: Pick<Job, 'id' | 'owner'>) =>
  receiptOf(
    id,
    await call(
      applicationContract.findReceipt,
      { params: { applicationId: id }, body: { receiptSecret: owner.secret } },
      json,
    ),
  )

/** Anything between here and the server may keep answers, and give the wrong one. */
function receiptOf(id: string, receipt: Receipt): Receipt {
  if (receipt.id !== id) throw new NoConnectionError('The receipt of another application')
  return receipt
}

/** The server has this application with other content: from an earlier attempt, before something was changed. */
const isReceivedOtherwise = (code: string) => code === 'IDEMPOTENCY_MISMATCH' || code === 'ALREADY_SUBMITTED'
