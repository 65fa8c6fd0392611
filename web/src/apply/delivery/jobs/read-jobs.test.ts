import { describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import type { Phone } from '#web/apply/delivery/testing/phone.ts'
import { addDraft, seal } from '#web/apply/delivery/testing/sample.ts'
import type { VirtualTime } from '#web/apply/delivery/testing/virtual-time.ts'
import type { Job } from '#web/apply/storage/job.ts'
import { headsOf, readJob, readJobs } from './read-jobs.ts'

const world = freshWorlds()

async function stored(): Promise<{ job: Job; phone: Phone; time: VirtualTime }> {
  const { phone, sealed, time } = await world()
  await sealed()
  const [job] = await phone.db.jobs.toArray()
  if (!job) throw new Error('Nothing was sealed')
  return { job, phone, time }
}

describe('a record', () => {
  test('of this version comes back as it is', async () => {
    const { job } = await stored()
    expect(readJob(job)).toEqual(job)
  })
  test('without the fields that came later gets careful ones: the server may have it', async () => {
    const { job } = await stored()
    const { id, body, draft } = job
    expect(readJob({ id, body, draft })).toMatchObject({
      state: 'queued',
      kind: 'application.submit',
      postAttempted: true,
      attempts: 0,
      nextAt: 0,
      chain: `app:${id}`,
    })
  })
  test('of documents that were asked for needs a link and no draft', async () => {
    const request = { applicationId: newId(), mainRenterId: newId(), linkSecret: 's'.repeat(43) }
    const { body, id } = (await stored()).job
    expect(readJob({ id, body, kind: 'documents.send', request })).toMatchObject({
      postAttempted: true,
      chain: `documents:${id}`,
    })
  })
  test('with gaps where numbers belong gets numbers: else it would be tried without a pause', async () => {
    const { job } = await stored()
    const gaps = { attempts: Number.NaN, nextAt: undefined } as unknown as Partial<Job>
    expect(readJob({ ...job, ...gaps })).toMatchObject({ attempts: 0, nextAt: 0 })
  })
  test.each([
    ['a newer format', { fmt: 2 }],
    ['an unknown kind', { kind: 'handover.create' }],
    ['an unknown state', { state: 'hold_payment' }],
    ['no body', { body: undefined }],
    ['no draft', { draft: undefined }],
    ['documents and no link for them', { kind: 'documents.send' }],
  ])('fault:U5 with %s is not understood', async (_, changes) => {
    const { job } = await stored()
    expect(readJob({ ...job, ...changes } as unknown as Job)).toBeUndefined()
  })
  test.each([
    ['a newer format', { fmt: 2 }],
    ['an unknown kind', { kind: 'handover.create' }],
    ['an unknown state', { state: 'hold_payment' }],
  ])('fault:U5 with %s is left as it is by everything the engine does', async (_, changes) => {
    const { phone, time, job } = await stored()
    const foreign = { ...job, id: 'foreign', ...changes } as unknown as Job
    await phone.db.jobs.put(foreign)
    const page = phone.openPage()
    await time.advance(60_000)
    void page.wake()
    await time.advance(60_000)
    expect(await phone.db.jobs.toArray()).toEqual([foreign])
  })
})

describe('the outbox', () => {
  test('is in the order of sealing, whatever the clock said', async () => {
    const { phone } = await world()
    const drafts = [await addDraft(phone.db), await addDraft(phone.db), await addDraft(phone.db)]
    const [first, second, third] = drafts.map(({ id }) => id)
    for (const [i, clockOff] of [0, -1e10, 1e10].entries()) {
      phone.state.clockOff = clockOff
      await seal(phone.db, { id: [third, first, second][i] ?? '', rev: 1 }, phone.now())
    }
    expect((await readJobs(phone.db)).map(({ id }) => id)).toEqual([third, first, second])
  })
  test('has one head for each chain; what was refused keeps the others behind it', async () => {
    const { job } = await stored()
    const of = (id: string, chain: string, changes: Partial<Job> = {}): Job => ({ ...job, id, chain, ...changes })
    const jobs = [of('a', 'x', { state: 'rejected' }), of('b', 'x'), of('c', 'y', { state: 'cancelled' }), of('d', 'y')]
    expect(headsOf(jobs).map(({ id }) => id)).toEqual(['a', 'd'])
  })
})
