import { describe, expect, test } from 'vitest'
import { enginePoints } from '#web/apply/delivery/jobs/ports.ts'
import { readJobs } from '#web/apply/delivery/jobs/read-jobs.ts'
import { takeBack } from '#web/apply/delivery/seal/take-back.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { openLink } from '#web/apply/delivery/testing/request.ts'
import type { World } from '#web/apply/delivery/testing/world.ts'
import type { LocalDocument } from '#web/apply/storage/database.ts'

const world = freshWorlds()
const MINUTES = 60_000
const HOURS = 60 * MINUTES

/** Two documents, one of them in parts, that are picked and not sent yet. */
async function twoPicked() {
  const made = await world()
  const request = await openLink(made)
  const documents = [await request.pick(1_000, 1), await request.pick(700_000, 2)]
  return { ...made, ...request, made, hashes: documents.map(({ sha256 }) => sha256) }
}

const waiting = async ({ phone }: Pick<World, 'phone'>) => (await readJobs(phone.db))[0]

test('documents that were asked for arrive once, byte for byte, and leave the phone when they are received', async () => {
  const { phone, time, seal, received, kept, hashes, executionsOf } = await twoPicked()
  await seal()
  phone.openPage()
  await time.advance(MINUTES)
  expect(received()).toEqual(hashes)
  expect(executionsOf('added')).toBe(1)
  expect((await kept())?.answer.received.map(({ type }) => type)).toEqual(['proof_of_income', 'proof_of_income'])
  expect(Date.parse((await kept())?.receivedAt ?? '')).toBeGreaterThan(time.now() - MINUTES)
  const { jobs, docs, chunks } = phone.db
  expect(await Promise.all([jobs.count(), docs.count(), chunks.count()])).toEqual([0, 0, 0])
})

test.each(enginePoints.filter((point) => point !== 'code-checked'))(
  'a page that is closed at "%s" while it sends them: the next one goes on, and they are there once',
  async (point) => {
    const { phone, time, seal, received, kept, hashes } = await twoPicked()
    await seal()
    phone.state.dieAt = { point, nth: 1 }
    phone.openPage()
    await time.advance(MINUTES)
    expect((await waiting({ phone })) === undefined).toBe(point === 'settled')
    phone.openPage()
    await time.advance(MINUTES)
    expect(received()).toEqual(hashes)
    expect((await kept())?.answer.received).toHaveLength(2)
    expect(await waiting({ phone })).toBeUndefined()
  },
)

test('an answer that is lost is asked for again, and nothing is added twice', async () => {
  const { phone, net, time, seal, received, hashes, executionsOf } = await twoPicked()
  net.arm({ mode: 'drop-after-commit' }, 'added')
  await seal()
  phone.openPage()
  await time.advance(MINUTES)
  expect(executionsOf('added')).toBe(2)
  expect(received()).toEqual(hashes)
  expect(await phone.db.docs.count()).toBe(0)
})

test('hours without a connection change nothing', async () => {
  const { phone, net, time, seal, received, hashes } = await twoPicked()
  net.network.isUp = false
  await seal()
  phone.openPage()
  await time.advance(9 * HOURS)
  expect(await waiting({ phone })).toMatchObject({ state: expect.stringMatching(/queued|backoff/) })
  net.network.isUp = true
  await time.advance(6 * MINUTES)
  expect(received()).toEqual(hashes)
})

test('two tabs in which somebody presses at once send them once; what is picked afterwards goes by itself', async () => {
  const { phone, time, seal, pick, received, hashes, executionsOf } = await twoPicked()
  expect((await Promise.all([seal(), seal()])).toSorted()).toEqual([false, true])
  const { sha256 } = await pick(2_000, 3)
  await seal()
  phone.openPage()
  await time.advance(MINUTES)
  expect(executionsOf('added')).toBe(2)
  expect(received()).toEqual([...hashes, sha256])
})

test('more than one person may have stays picked, and is no part of what is sent', async () => {
  const { pick, seal, picked, phone } = await twoPicked()
  for (let i = 3; i <= 23; i += 1) await pick(10, i)
  await seal()
  expect(await picked()).toHaveLength(3)
  expect(await phone.db.docs.where({ ownerId: (await waiting({ phone }))?.id ?? '' }).count()).toBe(20)
})

describe('taken back', () => {
  const takeBackOn = async ({ phone, net, time }: World) => {
    const taken = takeBack(phone.db, (await waiting({ phone }))?.id ?? '', net.send, phone.now())
    await time.advance(31_000)
    return taken
  }

  test('before anything was posted they are picked again, and sent later', async () => {
    const { made, phone, net, time, seal, picked, received, hashes } = await twoPicked()
    net.network.isUp = false
    await seal()
    const page = phone.openPage()
    await time.advance(MINUTES)
    expect(await takeBackOn(made)).toBe('picked')
    expect((await picked()).map(hashOf)).toEqual(hashes)
    net.network.isUp = true
    await seal()
    void page.look()
    await time.advance(MINUTES)
    expect(received()).toEqual(hashes)
  })

  test('what had arrived without an answer is received', async () => {
    const { made, phone, net, time, seal, picked, kept } = await twoPicked()
    net.arm({ mode: 'hang-after-commit' }, 'added')
    await seal()
    phone.openPage()
    await time.advance(10_000)
    expect(await takeBackOn(made)).toBe('received')
    expect(await picked()).toEqual([])
    expect((await kept())?.answer.received).toHaveLength(2)
  })

  test('what had not arrived before it was no longer wanted is picked again; what had, is received', async () => {
    for (const mode of ['drop-before', 'hang-after-commit'] as const) {
      const { made, phone, net, server, time, seal, link } = await twoPicked()
      net.arm({ mode }, 'added')
      await seal()
      phone.openPage()
      await time.advance(mode === 'drop-before' ? 800 : 10_000)
      expect(await waiting(made)).toMatchObject({ postAttempted: true })
      const asked = server.requested.asked.get(`${link.applicationId}/${link.mainRenterId}`)
      if (asked) asked.isWanted = false
      phone.killAll()
      expect(await takeBackOn(made)).toBe(mode === 'drop-before' ? 'picked' : 'received')
    }
  })

  test('an attempt that arrives even later is told, and what is picked again is not added twice', async () => {
    const { made, phone, net, time, seal, picked, kept, received, hashes } = await twoPicked()
    net.arm({ mode: 'delay', ms: 5 * MINUTES }, 'added')
    net.arm({ mode: 'status', status: 503, headers: { 'x-app': 'einzug', 'retry-after': '3000' } }, 'added')
    await seal()
    const page = phone.openPage()
    await time.advance(2 * MINUTES)
    expect(await takeBackOn(made)).toBe('picked')
    await time.advance(10 * MINUTES)
    expect(received()).toEqual(hashes)
    expect(await picked()).toHaveLength(2)
    await seal()
    void page.look()
    await time.advance(MINUTES)
    expect(received()).toEqual(hashes)
    expect((await kept())?.answer.received).toHaveLength(2)
  })

  test('what may have arrived is not known without a connection', async () => {
    const { made, phone, net, time, seal } = await twoPicked()
    net.arm({ mode: 'drop-before' }, 'added', { times: 99 })
    await seal()
    phone.openPage()
    await time.advance(10_000)
    net.network.isUp = false
    expect(await takeBackOn(made)).toBe('unknown')
    expect(await waiting(made)).toMatchObject({ postAttempted: true })
  })
})

test('when they are no longer wanted it is final: they stay until a person decides, and hold back nothing', async () => {
  const { phone, net, server, time, seal, link, pick, picked, received } = await twoPicked()
  const asked = server.requested.asked.get(`${link.applicationId}/${link.mainRenterId}`)
  if (asked) asked.isWanted = false
  await seal()
  const page = phone.openPage()
  await time.advance(2 * HOURS)
  const job = await waiting({ phone })
  expect(job).toMatchObject({ state: 'rejected', lastError: { code: 'DOCUMENTS_NOT_REQUESTED' } })
  expect(await phone.db.docs.count()).toBe(2)
  server.requested.ask(link, ['proof_of_income'])
  const { sha256 } = await pick(2_000, 3)
  await seal()
  void page.look()
  await time.advance(MINUTES)
  expect(received()).toEqual([sha256])
  expect(await takeBack(phone.db, job?.id ?? '', net.send, phone.now())).toBe('picked')
  expect(await picked()).toHaveLength(2)
})

test('a link that nobody knows is told, and not tried for ever', async () => {
  const made = await world()
  const { phone, time, executionsOf } = made
  const { pick, seal } = await openLink(made, { linkSecret: 'x'.repeat(43) })
  await pick(1_000, 1)
  await seal()
  phone.openPage()
  await time.advance(3 * HOURS)
  expect(await waiting(made)).toMatchObject({ state: 'attention', lastError: { code: 'LINK_UNKNOWN' } })
  expect(executionsOf('presign')).toBe(1)
})

test('after a month they are not sent without asking; unless they had arrived then', async () => {
  const { phone, net, time, seal, pick, received } = await twoPicked()
  net.arm({ mode: 'drop-after-commit' }, 'added', { times: 99 })
  await seal()
  const page = phone.openPage()
  await time.advance(MINUTES)
  page.kill()
  await time.advance(31 * 24 * HOURS)
  net.disarm()
  const next = phone.openPage()
  await time.advance(MINUTES)
  expect(received()).toHaveLength(2)
  expect(await waiting({ phone })).toBeUndefined()
  next.kill()
  await pick(1_000, 3)
  await seal()
  await time.advance(31 * 24 * HOURS)
  phone.openPage()
  await time.advance(MINUTES)
  expect(await waiting({ phone })).toMatchObject({ state: 'attention', lastError: { code: 'STALE' } })
})

const hashOf = ({ sha256 }: LocalDocument) => sha256
