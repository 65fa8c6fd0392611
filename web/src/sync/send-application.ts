import { applicationContract } from '#shared/application/contract.ts'
import { call } from '#web/api/call.ts'
import type { Job } from '#web/local/job.ts'
import { documentsOf } from '#web/local/documents.ts'
import { changeOwn } from './job-records.ts'
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
    return earlier ? { ...outcome, earlier } : outcome
  }
}

async function sendDocuments(ports: Ports, requests: Requests, job: Job): Promise<boolean> {
  if (job.kind !== 'application.submit') return true
  for (const { id } of await documentsOf(job.id)) {
    const document = await ports.db.docs.get(id)
    if (!document) continue
    const isDone = await uploadDocument(document, {
      ports,
      requests,
      applicationId: job.id,
      processId: job.about.processId,
      note: async (transfer) => {
        await ports.db.docs.update(id, { transfer })
        // Something got through: the waiting times start anew.
        return Boolean(await changeOwn(ports, job.id, () => ({ attempts: 0, blocked: 0 })))
      },
    })
    if (!isDone) return false
    await ports.reach?.('document-done')
  }
  return true
}

async function post({ json }: Requests, { id, kind, body }: Job) {
  const keyed: typeof fetch = (url, init) =>
    json(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'idempotency-key': id } })
  const { submitApplication, submitQuestionnaire } = applicationContract
  return kind === 'application.submit'
    ? call(submitApplication, { sealedBody: body }, keyed)
    : call(submitQuestionnaire, { sealedBody: body }, keyed)
}

/** @throws ApiError NOT_FOUND when the server has no such application, NoConnectionError */
export const askReceipt = ({ json }: Pick<Requests, 'json'>, { id, owner }: Pick<Job, 'id' | 'owner'>) =>
  call(applicationContract.findReceipt, { params: { applicationId: id }, body: { receiptSecret: owner.secret } }, json)

/** The server has this application with other content: from an earlier attempt, before something was changed. */
const isReceivedOtherwise = (code: string) => code === 'IDEMPOTENCY_MISMATCH' || code === 'ALREADY_SUBMITTED'
