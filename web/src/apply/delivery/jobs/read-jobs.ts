import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import { type Job, jobKinds, jobStates } from '#web/apply/storage/job.ts'

/**
 * The outbox, oldest first, found by primary key alone: an index would hide what a tab with older code has written.
 * What a newer version wrote, or another program, is left untouched.
 */
export async function readJobs(db: ApplyDatabase): Promise<Job[]> {
  const records = await db.jobs.toArray()
  return records
    .map(readJob)
    .filter((job) => job !== undefined)
    .toSorted((a, b) => a.n - b.n)
}

/** A record of any version so far, brought up to date; undefined when it is not ours to understand. */
export function readJob(stored: Partial<Job> | undefined): Job | undefined {
  const record: Partial<Job> = Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => isKnown(value)))
  const { fmt = 1, kind = 'application.submit', state = 'queued', request } = record
  const of = kind === 'documents.send' ? request : record.draft
  if (!record.id || !record.body || !of) return undefined
  if (fmt > 1 || !jobKinds.includes(kind) || !jobStates.includes(state)) return undefined
  return {
    owner: { t: 'anon', secret: '' },
    n: 0,
    createdAt: 0,
    bodyHash: null,
    payloadVersion: 1,
    about: { processId: record.draft?.processId ?? '', address: '', language: 'en' },
    // Where nothing is known, the server may have it; what names no process yet was never sent.
    postAttempted: record.code === undefined,
    attempts: 0,
    nextAt: 0,
    ...record,
    fmt,
    kind,
    state,
    id: record.id,
    chain: record.chain ?? `${request ? 'documents' : 'app'}:${record.id}`,
    body: record.body,
  }
}

const isKnown = (value: unknown) => value !== undefined && !Number.isNaN(value)

/** The head of each chain: what stands behind a job that was refused or waits is not sent before it. */
export function headsOf(jobs: readonly Job[]): Job[] {
  const chains = new Set<string>()
  return jobs.filter(({ chain, state }) => {
    if (state === 'cancelled' || state === 'delivered' || chains.has(chain)) return false
    chains.add(chain)
    return true
  })
}
