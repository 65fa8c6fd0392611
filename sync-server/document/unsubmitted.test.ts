import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { PRESIGN, postJson, presign, presignRequest, putBytes, readError } from '#server/testing/requests.ts'
import { storages, type TestStorage } from '#server/testing/storages.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { removeAbandoned } from './abandoned-documents.ts'
import { unlistedBytes } from './store.ts'
import { countUnsubmitted } from './unsubmitted.ts'
import { LEAST_BYTES } from './weight.ts'

const MIB = 1024 * 1024
const patience = { timeout: 5_000 }

describe.each(storages)('bytes that nobody has submitted, %s', (_, openStorage) => {
  const limits = { everybody: 5 * MIB, client: 2 * MIB }
  let place: TestStorage
  let setup: Awaited<ReturnType<typeof setupTestApp>>
  let process: { id: string }
  beforeEach(async () => {
    place = await openStorage()
    setup = await setupTestApp({ storage: place.storage, unsubmitted: countUnsubmitted(limits), trustedProxies: 1 })
    ;({ process } = await buildProcess(setup.db))
  })
  afterEach(async () => {
    await setup.close()
    await place.close()
  })

  const from = (client: string) => ({ 'x-forwarded-for': client })
  const announce = (client: string, size: number, changes: Record<string, unknown> = {}) =>
    postJson(setup.app, PRESIGN, presignRequest(process, { contentLength: size, ...changes }), from(client))
  const count = () => setup.db.$count(documents)
  const deliver = (client: string, phone = buildPhone(process)) =>
    phone.deliver(async (target, init) =>
      setup.app.request(target, { ...init, headers: { ...(init.headers as Record<string, string>), ...from(client) } }),
    )
  const paused = { status: 503, code: 'UPLOADS_PAUSED' }

  test('are limited for each client, with a code and a time to come back', async () => {
    expect((await announce('192.0.2.1', 1.5 * MIB)).status).toBe(200)
    const refused = await announce('192.0.2.1', MIB)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await readError(refused)).toMatchObject(paused)
    expect((await announce('192.0.2.2', MIB)).status).toBe(200)
    // Another one of an IPv6 network of one household is no other client.
    expect((await announce('2001:db8::1', 1.5 * MIB)).status).toBe(200)
    expect(await readError(await announce('2001:db8::2', MIB))).toMatchObject(paused)
  })

  test('count as much as their rows and files take, however small they are', async () => {
    const answers = []
    for (let times = 0; times < 33; times += 1) answers.push((await announce('192.0.2.1', 1)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(32)
    expect(answers.at(-1)).toBe(503)
  })

  test('of one document count once, however often it is announced', async () => {
    const same = presignRequest(process, { contentLength: 1.5 * MIB })
    for (let times = 0; times < 3; times += 1) {
      expect((await postJson(setup.app, PRESIGN, same, from('192.0.2.1'))).status).toBe(200)
    }
  })

  test('count no longer once an application lists them, and nothing is known of who sent them', async () => {
    for (let times = 0; times < 3; times += 1) expect((await deliver('192.0.2.1')).status).toBe(201)
    const rows = await setup.db.select().from(documents)
    expect(rows).toHaveLength(3)
    expect((await unlistedBytes(setup.db, {})).all).toBe(0)
    for (const { announcedBy, listedAt } of rows) expect([announcedBy, listedAt !== null]).toEqual([null, true])
  })

  test('of all together, those of whoever left the most make room for whoever left less', async () => {
    const first = await presign(setup.app, process, { contentLength: 200 })
    await putBytes(setup.app, first.uploadUrl, first.headers, pdfBytes(200))
    for (const client of ['192.0.2.1', '192.0.2.2']) expect((await announce(client, 2 * MIB)).status).toBe(200)
    await expect.poll(async () => (await deliver('198.51.100.7')).status, patience).toBe(201)
    const big = await announce('192.0.2.3', 2 * MIB)
    // As much as they have is no reason to take it from them.
    expect(await readError(big)).toMatchObject(paused)
    for (let times = 0; times < 3; times += 1) expect((await deliver('198.51.100.8')).status).toBe(201)
    expect((await announce('192.0.2.3', MIB)).status).toBe(200)
    expect((await announce('192.0.2.4', MIB)).status).toBe(200)
    expect(await count()).toBeLessThanOrEqual(1 + 4 + 3)
    expect(setup.log.map(({ event }) => event)).toContain('unsubmitted_documents_removed')
  })

  test('are gone after the period, whoever announced them, and what is listed stays', async () => {
    const phone = buildPhone(process)
    expect((await deliver('192.0.2.1', phone)).status).toBe(201)
    // As a process of an earlier version would have left it.
    await setup.db.update(documents).set({ listedAt: null }).where(eq(documents.id, phone.document.id))
    expect((await announce('192.0.2.1', MIB)).status).toBe(200)
    const now = () => new Date(Date.now() + 49 * 60 * 60 * 1000)
    await removeAbandoned({ ...setup.deps, now, hours: 48 })
    expect(await count()).toBe(1)
    const [listed] = await setup.db.select().from(documents)
    expect(listed?.listedAt).not.toBeNull()
  })
})

test('what one client brings in a day is limited also when it submits it, and nobody else is kept out', async () => {
  const limits = createRateLimits({ factor: 1, bytesADay: 3 * LEAST_BYTES })
  const { app, db, close } = await setupTestApp({ limits, trustedProxies: 1 })
  const { process } = await buildProcess(db)
  const deliver = (client: string) =>
    buildPhone(process).deliver(async (target, init) =>
      app.request(target, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': client },
      }),
    )
  for (let times = 0; times < 3; times += 1) expect((await deliver('192.0.2.1')).status).toBe(201)
  await expect(deliver('192.0.2.1')).rejects.toMatchObject({ status: 503 })
  expect((await deliver('192.0.2.2')).status).toBe(201)
  // What is only announced again takes nothing more.
  const same = presignRequest(process)
  for (let times = 0; times < 5; times += 1) {
    expect((await postJson(app, PRESIGN, same, { 'x-forwarded-for': '192.0.2.3' })).status).toBe(200)
  }
  await close()
})

describe('a disk that has to be left to others', () => {
  let free = 100
  const room = { free: () => free, has: (_: string, bytes: number) => free - bytes >= 0 }
  const ready = setupTestApp({ room })
  afterAll(async () => (await ready).close())

  test('takes no application either, before its database is in need, and takes it later', async () => {
    const { app, db } = await ready
    const { process } = await buildProcess(db)
    const phone = buildPhone(process)
    const send = async (target: string, init: RequestInit) => app.request(target, init)
    free = -1
    await expect(phone.deliver(send)).rejects.toMatchObject({ status: 507, retryAfter: '60' })
    free = 100
    expect((await phone.deliver(send)).status).toBe(201)
    free = -1
    // One that is there already needs no room.
    expect((await phone.deliver(send)).status).toBe(200)
    expect((await postJson(app, '/api/questionnaires', { id: newId() })).status).toBe(507)
  })
})
