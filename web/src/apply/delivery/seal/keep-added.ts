import { nextState } from '#web/apply/delivery/jobs/job-events.ts'
import { deleteJob } from '#web/apply/delivery/jobs/keep-receipt.ts'
import type { Received } from '#web/apply/delivery/jobs/outcome.ts'
import { readJob } from '#web/apply/delivery/jobs/read-jobs.ts'
import { documentsIn } from '#web/apply/delivery/send/send-documents.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { addReceived } from './request-documents.ts'

/**
 * Exchanges documents that were asked for for the word that they have arrived, however late that comes.
 * @param sent as it was sent: by now it may have been taken back. What arrived nevertheless is told, too; its documents stay
 * picked, and sent again they are recognised by the server.
 */
export const keepAdded = (
  db: ApplyDatabase,
  { id, request, body }: Job,
  { receivedAt }: Pick<Received, 'receivedAt'>,
): Promise<void> =>
  db.transaction('rw', [db.jobs, db.docs, db.chunks, db.kv], async () => {
    const stored = await db.jobs.get(id)
    const job = readJob(stored)
    if (!request || (stored && (!job || nextState(job, 'ACK') !== 'delivered'))) return
    await addReceived(request, documentsIn(body), receivedAt, db)
    if (job) await deleteJob(db, id)
  })
