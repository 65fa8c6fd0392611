import { nextState } from '#web/apply/delivery/jobs/job-events.ts'
import { isLeaseOver } from '#web/apply/delivery/jobs/job-records.ts'
import { keepReceipt } from '#web/apply/delivery/jobs/keep-receipt.ts'
import { readJob } from '#web/apply/delivery/jobs/read-jobs.ts'
import { findReceived } from '#web/apply/delivery/send/send-job.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { keepAdded } from './keep-added.ts'
import { requestKey } from './request-documents.ts'

export type TakenBack =
  /** It is a draft again, and editable. */
  | 'draft'
  /** Its documents are picked again, and not sent. */
  | 'picked'
  /** It had arrived already; what is known of it was kept. */
  | 'received'
  /** Whether it arrived can be told only with a connection. */
  | 'unknown'
  | 'gone'

/**
 * Makes a draft of an application again, so that it can be changed or deleted; documents that were asked for are as they were
 * before they were sent. What may have reached the server is asked about first: nobody is told that they took back what the
 * landlord has. Should an attempt arrive even later, its ids are the same: the server never takes anything twice.
 */
export async function takeBack(
  db: ApplyDatabase,
  id: string,
  send: typeof fetch = fetch,
  now = Date.now(),
): Promise<TakenBack> {
  const job = readJob(await db.jobs.get(id))
  if (!job) return 'gone'
  if (job.postAttempted && job.state !== 'rejected') {
    const receipt = await findReceived({ json: send }, job).catch(() => 'unknown' as const)
    if (receipt === 'unknown') return 'unknown'
    if (receipt) {
      await (job.request ? keepAdded : keepReceipt)(db, job, receipt)
      return 'received'
    }
  }
  return db.transaction('rw', db.jobs, db.drafts, db.docs, async (): Promise<TakenBack> => {
    const current = readJob(await db.jobs.get(id))
    if (!current || nextState(current, 'USER_CANCEL') !== 'cancelled') return 'gone'
    if (mayBeUnderWay(current, job, now)) return 'unknown'
    const { draft, owner, request } = current
    if (draft) await db.drafts.put({ ...draft, receiptSecret: owner.secret, rev: draft.rev + 1, updatedAt: now })
    if (request) await db.docs.where({ ownerId: id }).modify({ ownerId: requestKey(request) })
    await db.jobs.delete(id)
    return request ? 'picked' : 'draft'
  })
}

/** It is being posted now, or was posted since the server was asked. */
const mayBeUnderWay = (current: Job, asked: Job, now: number) =>
  current.postAttempted &&
  (!asked.postAttempted ||
    current.lease?.until !== asked.lease?.until ||
    (current.state === 'sending' && !isLeaseOver(current, now)))
