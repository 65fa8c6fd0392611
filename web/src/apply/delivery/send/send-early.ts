import { isPickable, jobDueAt } from '#web/apply/delivery/jobs/job-records.ts'
import type { Ports, Requests } from '#web/apply/delivery/jobs/ports.ts'
import { headsOf, readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import type { LocalDocument, Transfer } from '#web/apply/storage/database.ts'
import { documentsOf } from '#web/apply/storage/documents.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { backOffDelay, dueAt, type Waiting } from '#web/kit/device/back-off.ts'
import { uploadDocument } from './upload-document.ts'

/** How the last try went: sending early is a favour, so its failures only make it wait. */
interface Pause extends Waiting {
  attempts: number
}

/** Sends documents of questionnaires still being filled in, for people who agreed to it. */
export async function sendEarly(ports: Ports, requests: Requests): Promise<void> {
  const { db, now, random } = ports
  const pause = await readPause(ports)
  if (dueAt(pause, now()) > now()) return
  try {
    for (const draft of await draftsToSend(ports)) {
      for (const document of await documentsOf(draft.id, db)) {
        if (requests.isOver() || !(await maySend(ports, draft, document))) return
        const { id: applicationId, processId } = draft
        const note = (transfer: Transfer) => noteEarly(ports, draft, document, transfer)
        if (!(await uploadDocument(document, { ports, requests, applicationId, processId, note }))) return
      }
    }
    if (pause.attempts > 0) await db.kv.delete('early')
  } catch {
    if (requests.isOver()) return
    const attempts = pause.attempts + 1
    const nextAt = now() + backOffDelay(attempts, random)
    await db.kv.put({ k: 'early', v: { attempts, nextAt, setAt: now() } satisfies Pause })
  }
}

/** When to go on; undefined when there is nothing to be sent early. */
export async function nextEarlyAt(ports: Pick<Ports, 'db' | 'now'>): Promise<number | undefined> {
  for (const { id } of await draftsToSend(ports)) {
    const documents = await documentsOf(id, ports.db)
    if (documents.some(({ transfer, type }) => !transfer?.done || transfer.type !== type)) {
      return dueAt(await readPause(ports), ports.now())
    }
  }
  return undefined
}

const draftsToSend = ({ db }: Pick<Ports, 'db'>) =>
  db.drafts.filter(({ sendsEarly, processId }) => Boolean(sendsEarly && processId)).toArray()

const readPause = async ({ db }: Pick<Ports, 'db'>) =>
  ((await db.kv.get('early'))?.v ?? { attempts: 0, nextAt: 0, setAt: 0 }) as Pause

const noteEarly = ({ db, now }: Ports, draft: Draft, document: LocalDocument, transfer: Transfer): Promise<boolean> =>
  db.transaction('rw', db.drafts, db.docs, db.jobs, async () => {
    const stored = await db.docs.get(document.id)
    // Renamed or moved meanwhile: it is announced again as what it is now.
    if (stored?.ownerId !== draft.id || stored.name !== document.name || stored.type !== document.type) return false
    await db.docs.update(document.id, { transfer })
    return maySend({ db, now }, draft, document)
  })

/** Only while the person still agrees and still has the document, and while no application waits behind it. */
async function maySend(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { id }: Draft,
  document: LocalDocument,
): Promise<boolean> {
  const [draft, stored, jobs] = await Promise.all([db.drafts.get(id), db.docs.get(document.id), readJobs(db)])
  const isWaitedFor = headsOf(jobs).some((job) => isPickable(job) && jobDueAt(job, now()) <= now())
  return Boolean(draft?.sendsEarly && draft.processId && stored?.ownerId === id && !isWaitedFor)
}
