import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applicationProcesses, applications, properties } from '#server/db/schema.ts'
import { getAs, readData } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { buildFeed } from '#server/testing/build/build-feed.ts'
import { buildOrganization, buildOwner, buildUser } from '#server/testing/build/build-people.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { buildDevice } from '#server/testing/device.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { type Entity, entities, feedRecords } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

test('a first sync brings every kind of record, in the order of the screens and in the shape that is promised', async () => {
  const { manager, organizationId } = await buildFeed(db)
  await buildFeed(db)
  const device = buildDevice(app, manager)
  const [answer, ...others] = await device.pullAll()
  expect(others).toEqual([])
  expect(answer).toMatchObject({ reset: false, more: false })
  expect(answer?.changes.map(({ entity }) => entity)).toEqual(entities)
  for (const { entity, id, row } of answer?.changes ?? []) {
    expect(feedRecords[entity as Entity].parse(row)).toEqual(row)
    expect(row).toMatchObject({ id, organizationId })
  }
})

test('then only what changed comes, each record once and as it is now; and nothing when nothing did', async () => {
  const { manager, process, application } = await buildFeed(db)
  const device = buildDevice(app, manager)
  await device.pullAll()
  for (const status of ['offer_sent', 'accepted'] as const) {
    await db.update(applications).set({ status }).where(eq(applications.id, application.id))
  }
  const added = await buildApplication(db, process)
  const changed = await device.pull()
  expect(changed).toMatchObject({ reset: false, more: false })
  expect(changed.changes.map(({ id, row }) => [id, row?.['status']])).toEqual([
    [application.id, 'accepted'],
    [added.id, 'submitted'],
  ])
  expect((await device.pull()).changes).toEqual([])
})

test('a first sync that is killed after any of its pages goes on there, and ends with everything', async () => {
  const { manager, process, property } = await buildFeed(db)
  for (let count = 0; count < 5; count += 1) await buildApplication(db, await buildProcessOf(db, property))
  const whole = buildDevice(app, manager)
  await whole.pullAll()
  const steps = (await buildDevice(app, manager).pullAll({ limit: 2 })).length
  expect(steps).toBeGreaterThan(7)

  for (let killedAfter = 1; killedAfter < steps; killedAfter += 1) {
    const device = buildDevice(app, manager)
    for (let page = 0; page < killedAfter; page += 1) await device.pull({ limit: 2 })
    // Everything that a device may miss while it is off.
    const late = await buildApplication(db, process)
    await db
      .update(properties)
      .set({ name: `Haus ${killedAfter}` })
      .where(eq(properties.id, property.id))
    const removed = await buildApplication(db, process)
    await buildDevice(app, manager).pull()
    await db.delete(applications).where(eq(applications.id, removed.id))
    const answers = await device.pullAll({ limit: 2, digest: true })
    expect(answers.some(({ reset }) => reset)).toBe(false)
    expect(device.ids('application')).toContain(late.id)
    expect(device.ids('application')).not.toContain(removed.id)
    await whole.pullAll()
    expect(sorted(device)).toEqual(sorted(whole))
  }
})

test('what is removed is named as gone, and comes back when it is made again', async () => {
  const { manager, application } = await buildFeed(db)
  await db.delete(applicationNotes).where(eq(applicationNotes.applicationId, application.id))
  const device = buildDevice(app, manager)
  await device.pullAll()
  await db.delete(applications).where(eq(applications.id, application.id))
  const gone = await device.pull({ digest: true })
  expect(gone.changes).toMatchObject([{ entity: 'application', id: application.id, row: null }])
  expect(device.ids('application')).toEqual([])

  await db.insert(applications).values(application)
  await db.transaction(async (transaction) => {
    await transaction.delete(applications).where(eq(applications.id, application.id))
    await transaction.insert(applications).values({ ...application, status: 'rejected' })
  })
  expect((await device.pull()).changes).toMatchObject([{ id: application.id, row: { status: 'rejected' } }])
})

test('the digest is what a device finds out by xor over what it keeps, also after changes and removals', async () => {
  const { manager, process, application } = await buildFeed(db)
  const device = buildDevice(app, manager)
  const check = async () => {
    const { digest } = (await device.pullAll({ digest: true, limit: 3 })).at(-1) ?? {}
    const kept = entities.map((entity) => {
      const own = [...device.records().values()].filter((record) => record.entity === entity)
      const x = own.reduce((sum, { h }) => sum ^ BigInt(h), 0n)
      return [entity, { n: own.length, x: String(x) }]
    })
    expect(digest).toEqual(Object.fromEntries(kept))
  }
  await check()
  await buildApplication(db, process)
  await db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, process.id))
  await check()
  await db.delete(applicationNotes).where(eq(applicationNotes.applicationId, application.id))
  await db.delete(applications).where(eq(applications.id, application.id))
  await check()
})

test('only the last page has a digest, and only when it is asked for', async () => {
  const { manager } = await buildFeed(db)
  const asked = await buildDevice(app, manager).pullAll({ digest: true, limit: 2 })
  expect(asked.map(({ digest }) => digest !== undefined)).toEqual(asked.map((_, index) => index === asked.length - 1))
  expect((await buildDevice(app, manager).pull()).digest).toBeUndefined()
})

test('a record that moves to another organization is gone in the old one and there in the new one', async () => {
  const from = await buildFeed(db)
  const to = await buildFeed(db)
  const devices = [buildDevice(app, from.manager), buildDevice(app, to.manager)] as const
  for (const device of devices) await device.pullAll()
  const moved = { organizationId: to.organizationId }
  await db.update(properties).set(moved).where(eq(properties.id, from.property.id))
  expect((await devices[0].pull()).changes).toMatchObject([{ id: from.property.id, row: null }])
  expect((await devices[1].pull()).changes).toMatchObject([{ id: from.property.id, row: moved }])
})

test('a manager who names another organization gets NOT_FOUND, as for one that does not exist', async () => {
  const { manager } = await buildFeed(db)
  const { organizationId } = await buildFeed(db)
  for (const id of [organizationId, newId()]) {
    for (const { path } of [syncContract.pullChanges, syncContract.watchChanges]) {
      expect((await getAs(app, manager, `${path}?organizationId=${id}`)).status).toBe(404)
    }
  }
})

test('a platform owner pulls the organization that they name, has to name one, and keeps one cursor for each', async () => {
  const owner = await buildOwner(db)
  const [one, two] = [await buildFeed(db), await buildFeed(db)]
  const first = buildDevice(app, owner, one.organizationId)
  const second = buildDevice(app, owner, two.organizationId)
  for (const device of [first, second]) expect((await device.pull()).changes).toHaveLength(entities.length)
  second.setCursor(first.cursor())
  expect((await second.pull()).reset).toBe(true)
  expect((await getAs(app, owner, syncContract.pullChanges.path)).status).toBe(422)
})

test('an organization without anything has a feed from its first day, and its first record is no reset', async () => {
  const { id: organizationId } = await buildOrganization(db)
  const manager = await buildUser(db, { organizationId })
  const device = buildDevice(app, manager)
  expect(await device.pull({ digest: true })).toMatchObject({ reset: false, changes: [], more: false })
  await buildProcess(db, {}, { organizationId })
  const first = await device.pull()
  expect(first.reset).toBe(false)
  expect(first.changes.map(({ entity }) => entity)).toEqual(['property', 'process'])
})

test('an answer says when the server made it, and is sent compressed to who takes it', async () => {
  const { manager } = await buildFeed(db)
  const path = syncContract.pullChanges.path
  const plain = await getAs(app, manager, path)
  const { serverTime } = await readData(syncContract.pullChanges.answer, plain.clone())
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(60_000)
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const headers = { ...as(manager), 'accept-encoding': accepted }
    const response = await app.request(path, { headers })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(decompress(bytes).toString()).toContain('"changes":[{"entity":"property"')
  }
})

const sorted = (device: ReturnType<typeof buildDevice>) =>
  [...device.records().values()].map(({ entity, id, seq, row }) => ({ entity, id, seq, row })).toSorted(byKey)
const byKey = (a: { entity: string; id: string }, b: { entity: string; id: string }) =>
  `${a.entity} ${a.id}` < `${b.entity} ${b.id}` ? -1 : 1
