import { useLiveQuery } from 'dexie-react-hooks'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { type Picked, readPicked } from '#web/apply/delivery/seal/request-documents.ts'
import { type Dossier, findDossier } from '#web/apply/dossier/dossier.ts'
import { db, type LocalDocument, type StoredReceipt } from '#web/apply/storage/database.ts'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { homeOf } from '#web/apply/storage/drafts.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { showLastTyped } from '#web/apply/storage/last-typed.ts'
import { hasAnswers } from './has-answers.ts'
import { usePolling } from './use-polling.ts'

export interface PhoneContents {
  jobs: { job: Job; documents: LocalDocument[] }[]
  /** Documents that were asked for, and are not sent yet. */
  picked: Picked[]
  drafts: Draft[]
  receipts: StoredReceipt[]
  /** For the next home. */
  dossier: Dossier | undefined
}

/** Everything about applications that lies on this device, kept up to date; undefined while it is read. */
export function usePhoneContents(): PhoneContents | 'unavailable' | undefined {
  const round = usePolling()
  return useLiveQuery(() => readContents().catch(() => 'unavailable' as const), [round])
}

export const isNothingHere = ({ jobs, picked, drafts, receipts, dossier }: PhoneContents) =>
  !dossier && jobs.length + picked.length + drafts.length + receipts.length === 0

/** @throws where this browser keeps nothing */
export async function readContents(): Promise<PhoneContents> {
  const [waiting, picked, drafts, receipts, dossier] = await Promise.all([
    readJobs(db),
    readPicked(),
    db.drafts.orderBy('updatedAt').reverse().toArray(),
    db.receipts.orderBy('receivedAt').reverse().toArray(),
    findDossier(),
  ])
  const jobs = await Promise.all(waiting.map(async (job) => ({ job, documents: await documentsOf(job.id) })))
  const owners = new Set((await db.docs.orderBy('ownerId').uniqueKeys()) as string[])
  // One in which nothing was answered is nothing to come back to.
  const written = drafts
    .map(showLastTyped)
    .filter((draft) => owners.has(draft.id) || hasAnswers(draft.answers, homeOf(draft)?.startDate))
  return { jobs: jobs.toReversed(), picked, drafts: written, receipts, dossier }
}
