import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import { deleteDocument } from '#web/apply/storage/documents.ts'
import { isForgotten } from '#web/apply/storage/forgotten.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { nextState } from './job-events.ts'
import type { Received } from './outcome.ts'
import { readJob } from './read-jobs.ts'

/**
 * Exchanges an application for its receipt, however late that comes and whoever sent it. The bytes go first: there is
 * room for a receipt on a full device.
 * @param sent as it was when it was sent: by now it may have been taken back. What arrived nevertheless is told, too; a
 * draft with its id stays, and sent again it is recognised by the server.
 */
export const keepReceipt = (
  db: ApplyDatabase,
  sent: Job,
  { reference, receivedAt, confirmationMail, leftOut }: Omit<Received, 'id'>,
): Promise<void> =>
  db.transaction('rw', [db.jobs, db.docs, db.chunks, db.receipts, db.kv], async () => {
    const { id } = sent
    const stored = await db.jobs.get(id)
    const job = readJob(stored)
    if (stored && (!job || nextState(job, 'ACK') !== 'delivered')) return
    if (job) await deleteJob(db, id)
    // Whoever removed it said that this is not their device.
    if (!job && (await isForgotten(db, id))) return
    const { about, owner } = job ?? sent
    const { processId, address, landlord } = about
    // An answer that comes late tells nothing of what was done since.
    const withdrawnAt = (await db.receipts.get(id))?.withdrawnAt
    await db.receipts.put({
      id,
      processId,
      address,
      reference,
      receivedAt,
      ...(landlord && { landlord }),
      ...(confirmationMail !== undefined && { confirmationMail }),
      ...(leftOut && { leftOut }),
      ...(withdrawnAt && { withdrawnAt }),
      secret: owner.secret,
    })
  })

/** With its bytes, in a transaction on all of it. */
export async function deleteJob(db: ApplyDatabase, id: string): Promise<void> {
  for (const docId of await db.docs.where({ ownerId: id }).primaryKeys()) await deleteDocument(docId, db)
  await db.jobs.delete(id)
}
