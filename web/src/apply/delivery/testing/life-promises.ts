import { readJob } from '#web/apply/delivery/jobs/read-jobs.ts'
import type { Job } from '#web/apply/storage/job.ts'
import type { Known, Life } from './life.ts'

/** In these a person is told what happened, and can do something. */
const told = new Set<Job['state']>(['attention', 'rejected', 'hold_update', 'hold_auth'])

/** What must hold after everything that happens. @returns what does not */
export async function brokenPromises(life: Life): Promise<string[]> {
  const { world, known, foreign } = life
  const { phone, server } = world
  const broken: string[] = []
  for (const [id, knowledge] of known) {
    for (const reason of await brokenFor(life, id, knowledge)) broken.push(`${id}: ${reason}`)
  }
  for (const id of server.applications.keys())
    if (!known.has(id)) broken.push(`${id}: the server has what nobody wrote`)
  for (const [id, record] of foreign) {
    if (JSON.stringify(await phone.db.jobs.get(id)) !== JSON.stringify(record))
      broken.push(`${id}: a newer record was changed`)
  }
  if (world.net.network.leaks > 0) broken.push('a login page was handed an application')
  return broken
}

async function brokenFor({ world }: Life, id: string, known: Known): Promise<string[]> {
  const { phone, server } = world
  const { db } = phone
  const [draft, stored, receipt] = await Promise.all([db.drafts.get(id), db.jobs.get(id), db.receipts.get(id)])
  const job = readJob(stored)
  const application = server.applications.get(id)
  const wasThere = application !== undefined || server.erased.has(id)
  const broken: string[] = []

  // Told that it is saved: it is on the phone with all its bytes, or at the server and the phone knows it.
  if (!draft && !job && !receipt && !known.isDeleted) broken.push('the phone has forgotten it')
  if (draft && job) broken.push('it is a draft and a job at once')
  if ((draft ?? job) && !(await isWhole(db, id, known))) broken.push('a document is missing on the phone')

  // Told that it is received: the server has it, once, as it was sealed.
  if (receipt && !wasThere) broken.push('a receipt without an application')
  if (known.isLiedTo) broken.push('told that it was taken back, and the server had it')
  if (known.isReceived && !wasThere) broken.push('told that it was received, and it was not')
  if (server.mails.filter((mail) => mail === id).length > 1) broken.push('taken twice')
  if (application && !known.sealed.some((body) => server.isSame(application, body)))
    broken.push('the server has other content')
  if (receipt && !draft && !job && !known.isReceived && !known.isDeleted) {
    known.isReceived = true
    const last = known.sealed.at(-1) ?? ''
    if (application && !server.isSame(application, last))
      broken.push('told that the last version was received; it was an earlier one')
  }
  if (known.isReceived && job) broken.push('what was received is sent again')

  // A body that may have arrived never changes.
  if (job?.postAttempted && known.posted !== undefined && known.posted !== job.body)
    broken.push('a posted body has changed')
  known.posted = job?.postAttempted ? job.body : undefined
  if (job && told.has(job.state) && !job.lastError) broken.push(`nobody is told why it is ${job.state}`)
  if (stored && !job) broken.push('its own job is unreadable')
  return broken
}

async function isWhole(db: Life['world']['phone']['db'], ownerId: string, { documents }: Known): Promise<boolean> {
  const stored = await db.docs.where({ ownerId }).toArray()
  if (stored.length !== documents.size) return false
  for (const { id, size } of stored) {
    const chunks = await db.chunks.where('[docId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).toArray()
    if (chunks.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) !== size) return false
  }
  return true
}

/** After ten quiet minutes with a network nothing is under way any more. @returns what is */
export async function stillWaiting({ world, known }: Life): Promise<string[]> {
  const { phone, server, net, time } = world
  net.disarm()
  net.network.isUp = true
  net.network.draw = undefined
  phone.failures.in = undefined
  phone.state.dieAt = undefined
  phone.openPage()
  await time.advance(10 * 60_000)
  const waiting: string[] = []
  for (const record of await phone.db.jobs.toArray()) {
    const job = readJob(record)
    if (job && !told.has(job.state)) waiting.push(`${job.id} is ${job.state}: ${JSON.stringify(job.lastError)}`)
  }
  for (const [id, { documents }] of known) {
    for (const listed of server.applications.get(id)?.documents ?? []) {
      const mine = documents.get(listed.id)
      if (mine?.sha256 !== listed.sha256) waiting.push(`${id}: a document has arrived changed`)
    }
  }
  return waiting
}
