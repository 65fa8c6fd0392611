import { useLiveQuery } from 'dexie-react-hooks'
import { db, type LocalDocument, type StoredReceipt } from '#web/local/database.ts'
import { documentsOf } from '#web/local/documents.ts'
import type { Draft } from '#web/local/draft.ts'
import type { Job } from '#web/local/job.ts'
import { hasAnswers } from '#web/local/has-answers.ts'
import { homeOf } from '#web/local/home-of.ts'
import { showLastTyped } from '#web/local/last-typed.ts'
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
  const owners = new Set((await db.docs.orderBy('ownerId').uniqueKeys()) as string[])
  // One in which nothing was answered is nothing to come back to.
  const written = drafts
    .map(showLastTyped)
    .filter((draft) => owners.has(draft.id) || hasAnswers(draft.answers, homeOf(draft)?.startDate))
  return { jobs: jobs.toReversed(), picked, drafts: written, receipts }
}
