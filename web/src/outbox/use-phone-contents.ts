import { useLiveQuery } from 'dexie-react-hooks'
import { db, type LocalDocument, type StoredReceipt } from '#web/local/database.ts'
import { documentsOf } from '#web/local/documents.ts'
import type { Draft } from '#web/local/draft.ts'
import type { Job } from '#web/local/job.ts'
import { type Picked, readPicked } from '#web/local/request-documents.ts'
import { readJobs } from '#web/sync/read-jobs.ts'
import { usePolling } from './use-polling.ts'

export interface PhoneContents {
  jobs: { job: Job; documents: LocalDocument[] }[]
  /** Documents that were asked for, and are not sent yet. */
  picked: Picked[]
  drafts: Draft[]
  receipts: StoredReceipt[]
}

/** Everything about applications that lies on this device, kept up to date; undefined while it is read. */
export function usePhoneContents(): PhoneContents | 'unavailable' | undefined {
  const round = usePolling()
  return useLiveQuery(() => readContents().catch(() => 'unavailable' as const), [round])
}

export const isNothingHere = ({ jobs, picked, drafts, receipts }: PhoneContents) =>
  jobs.length + picked.length + drafts.length + receipts.length === 0

/** @throws where this browser keeps nothing */
export async function readContents(): Promise<PhoneContents> {
  const [waiting, picked, drafts, receipts] = await Promise.all([
    readJobs(db),
    readPicked(),
    db.drafts.orderBy('updatedAt').reverse().toArray(),
    db.receipts.orderBy('receivedAt').reverse().toArray(),
  ])
  const jobs = await Promise.all(waiting.map(async (job) => ({ job, documents: await documentsOf(job.id) })))
  // A draft that was opened and never touched is nothing to come back to.
  return { jobs: jobs.toReversed(), picked, drafts: drafts.filter(({ rev }) => rev > 0), receipts }
}
