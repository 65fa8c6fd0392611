import { newId } from '#shared/ids.ts'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { releaseHeldForUpdate, tryNow } from '#web/apply/delivery/seal/change-job.ts'
import { takeBack } from '#web/apply/delivery/seal/take-back.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import type { Job } from '#web/apply/storage/job.ts'
import type { Fault } from './fake-network.ts'
import { type Known, type Life, pick, unknownYet } from './life.ts'
import type { Command } from './life-commands.ts'
import { addDocument, addDraft, CODE, PROCESS_ID, seal } from './sample.ts'
import { seededRandom } from './virtual-time.ts'

/** Lets one thing happen, and notes what the person was told by it. */
export async function live(life: Life, command: Command): Promise<void> {
  const { world, pages, workers } = life
  const { phone, net, server, time } = world
  switch (command.do) {
    case 'write':
    case 'submit':
    case 'attach':
    case 'edit':
    case 'seal':
    case 'delete':
      // What fails was not told to be saved.
      await write(life, command).catch(() => undefined)
      if (command.do === 'seal' || command.do === 'submit') void pages.find((page) => page.life() === 'awake')?.look()
      return
    case 'take-back':
      return askBack(life, command.at)
    case 'try-now':
    case 'erase':
    case 'older-record':
      return changeJob(life, command).catch(() => undefined)
    case 'tick':
      return time.advance(command.ms)
    case 'net':
      net.network.isUp = command.is !== 'down'
      net.network.draw = command.is === 'flaky' ? flaky(command.seed) : undefined
      return
    case 'fault':
      net.arm(command.fault, command.route, { nth: command.nth })
      return
    case 'crash':
      return net.crash()
    case 'open-page':
      if (pages.filter((page) => page.life() !== 'dead').length < 4) pages.push(phone.openPage())
      return
    case 'wake-worker':
      for (const worker of workers) worker.kill()
      workers.push(phone.wakeWorker(workers.length % 3 === 0))
      return
    case 'steal':
      return phone.stealLock()
    case 'close-process':
    case 'open-process':
      server.processes.set(PROCESS_ID, { code: CODE, isOpen: command.do === 'open-process' })
      return
    case 'foreign-record': {
      const record = { id: newId(), fmt: 2, kind: 'handover.create', body: '{}', draft: {}, state: 'queued' }
      await phone.db.jobs.put(record as unknown as Job).then(
        () => life.foreign.set(record.id, record),
        () => undefined,
      )
      return
    }
    case 'update':
      await releaseHeldForUpdate(phone.db, phone.now()).catch(() => undefined)
      return
    case 'kill-worker':
      return pick(workers, command.at)?.kill()
    case 'kill-page':
      return pick(pages, command.at)?.kill()
    case 'freeze':
      return pick(pages, command.at)?.freeze()
    case 'thaw':
      return pick(pages, command.at)?.thaw()
    case 'sleep':
      return pick(pages, command.at)?.sleep()
    case 'wake': {
      const page = pick(pages, command.at)
      if (page?.life() === 'awake') void page.wake()
      return
    }
    case 'die-at':
      phone.state.dieAt = { point: command.point, nth: command.nth }
      return
    case 'clock':
      phone.state.clockOff = command.ms
      return
    case 'full':
      phone.failures.in = { kind: 'write', calls: command.calls, name: 'QuotaExceededError' }
      return
  }
}

/** Half of all requests meet something. */
function flaky(seed: number) {
  const random = seededRandom(seed)
  const faults: Fault[] = [
    { mode: 'drop-before' },
    { mode: 'drop-after-commit' },
    { mode: 'truncate' },
    { mode: 'duplicate' },
    { mode: 'cut', bytes: 30_000 },
    { mode: 'status', status: 502 },
  ]
  return () => (random() < 0.5 ? pick(faults, Math.floor(random() * faults.length)) : undefined)
}

type Writing = Extract<Command, { do: 'write' | 'submit' | 'attach' | 'edit' | 'seal' | 'delete' }>

async function write(life: Life, command: Writing): Promise<void> {
  const { world, known } = life
  const { db } = world.phone
  const drafts = await db.drafts.toCollection().sortBy('id')
  if (command.do === 'write') {
    const { sendsEarly, hasCode } = command
    const draft = await addDraft(db, hasCode ? { processId: '', code: CODE } : { sendsEarly })
    known.set(draft.id, unknownYet())
    return
  }
  if (command.do === 'submit') {
    const draft = await addDraft(db, command.hasCode ? { processId: '', code: CODE } : {})
    const told = unknownYet()
    known.set(draft.id, told)
    const document = await addDocument(db, draft, command.size)
    told.documents.set(document.id, { sha256: document.sha256 ?? '', size: document.size })
    await sealAndNote(life, draft, told)
    return
  }
  const draft = pick(drafts, command.at)
  const told = draft && known.get(draft.id)
  if (!draft || !told) return
  if (command.do === 'attach') {
    const document = await addDocument(db, draft, command.size, told.documents.size + 1)
    told.documents.set(document.id, { sha256: document.sha256 ?? '', size: document.size })
  } else if (command.do === 'edit') {
    const generalInfo = { ...draft.answers.generalInfo, commentaryStartDate: `${draft.rev}` }
    await db.drafts.put({ ...draft, rev: draft.rev + 1, answers: { ...draft.answers, generalInfo } })
  } else if (command.do === 'seal') {
    await sealAndNote(life, draft, told)
  } else {
    await db.transaction('rw', db.drafts, db.docs, db.chunks, async () => {
      await db.drafts.delete(draft.id)
      await db.docs.where({ ownerId: draft.id }).delete()
      await db.chunks.filter(({ docId }) => told.documents.has(docId)).delete()
    })
    told.isDeleted = true
  }
}

async function sealAndNote({ world }: Life, draft: Draft, told: Known): Promise<void> {
  const { db, now } = world.phone
  if ((await seal(db, draft, now())) !== 'sealed') return
  told.posted = undefined
  const { body = '' } = (await db.jobs.get(draft.id)) ?? {}
  // The process that a code opens is put in before it is sent.
  told.sealed.push(body.replace('"applicationProcessId":""', `"applicationProcessId":"${PROCESS_ID}"`))
}

async function askBack({ world, known }: Life, at: number): Promise<void> {
  const { phone, net, time } = world
  const job = pick(await readJobs(phone.db), at)
  const told = job && known.get(job.id)
  if (!told) return
  const wasThere = world.server.applications.has(job.id)
  // The person waits for the answer, and it is a question of seconds.
  const answer = takeBack(phone.db, job.id, withLimit(net.send, time.after), phone.now()).catch(() => 'failed' as const)
  await time.advance(31_000)
  const taken = await answer
  if (taken === 'received') Object.assign(told, { isReceived: true, isEarlierOne: true })
  if (taken === 'draft') Object.assign(told, { posted: undefined, isLiedTo: wasThere })
}

/** As a browser ends a call after 30 s. */
const withLimit =
  (send: typeof fetch, after: (ms: number, run: () => void) => unknown): typeof fetch =>
  (input, init) => {
    const ending = new AbortController()
    after(30_000, () => ending.abort())
    return send(input, { ...init, signal: ending.signal })
  }

async function changeJob({ world }: Life, command: Extract<Command, { do: 'try-now' | 'erase' | 'older-record' }>) {
  const { phone, server } = world
  const job = pick(await readJobs(phone.db), command.at)
  if (!job) return
  if (command.do === 'try-now') await tryNow(phone.db, job.id, phone.now())
  else if (command.do === 'erase') {
    if (server.applications.delete(job.id)) server.erased.add(job.id)
  } else if (job.state === 'queued' && !job.postAttempted) {
    // As an older build would have written it.
    const { id, kind, body, draft, owner, code } = job
    await phone.db.jobs.put({ id, kind, body, draft, owner, code } as Job)
  }
}
