import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { db, type LocalDocument, type StoredReceipt } from '#web/local/database.ts'
import { documentsOf } from '#web/local/documents.ts'
import type { Draft } from '#web/local/draft.ts'
import type { Job } from '#web/local/job.ts'
import { readJobs } from '#web/sync/read-jobs.ts'

export interface PhoneContents {
  jobs: { job: Job; documents: LocalDocument[] }[]
  drafts: Draft[]
  receipts: StoredReceipt[]
}

const POLL_MS = 5_000

/** Everything about applications that lies on this device, kept up to date; undefined while it is read. */
export function usePhoneContents(): PhoneContents | 'unavailable' | undefined {
  const round = usePolling()
  return useLiveQuery(() => readContents().catch(() => 'unavailable' as const), [round])
}

async function readContents(): Promise<PhoneContents> {
  const jobs = await Promise.all(
    (await readJobs(db)).map(async (job) => ({ job, documents: await documentsOf(job.id) })),
  )
  const [drafts, receipts] = await Promise.all([
    db.drafts.orderBy('updatedAt').reverse().toArray(),
    db.receipts.orderBy('receivedAt').reverse().toArray(),
  ])
  // A draft that was opened and never touched is nothing to come back to.
  return { jobs: jobs.toReversed(), drafts: drafts.filter(({ rev }) => rev > 0), receipts }
}

/** Changes made by the service worker are announced by the browser; where that fails, looking again has to do. */
function usePolling(): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return round
}
