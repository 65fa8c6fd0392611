import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applicationNotes } from '#server/db/note-schema.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import { applications, properties, users } from '#server/db/schema.ts'
import { syncChanges } from '#server/db/server-schema.ts'
import { buildApplication } from '#server/testing/build/build.ts'
import { buildFeed } from '#server/testing/build/build-feed.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { callerInHeader } from '#server/testing/caller-in-header.ts'
import { administrate, createTestDatabase } from '#server/testing/database.ts'
import { buildDevice } from '#server/testing/device.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { DAY_MS } from '#shared/day.ts'
import { entities } from '#shared/feed/feed.ts'
import { purgeTombstones } from './purge-tombstones.ts'
import { rotateEpoch } from './rotate-epoch.ts'

const server = await setupTestApp()
afterAll(server.close)
const { app, db } = server

const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
const decode = (cursor: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as Record<string, unknown>

test.each<[string, (good: Record<string, unknown>) => string]>([
  ['is empty', () => ''],
  ['is no base64', () => '%%%'],
  ['is no JSON', () => Buffer.from('{"v":2').toString('base64url')],
  ['is a list', () => encode([])],
  ['is of another version', (good) => encode({ ...good, v: 1 })],
  ['has no place', (good) => encode({ ...good, seq: undefined })],
  ['has a place that is no number', (good) => encode({ ...good, seq: '1; drop table users' })],
  ['has a negative place', (good) => encode({ ...good, seq: '-1' })],
  ['has a place beyond every number', (good) => encode({ ...good, seq: '9'.repeat(19) })],
  ['is before and after its first sync', (good) => encode({ ...good, bootstrap: begun({}) })],
  [
    'is in a first sync of nothing known',
    (good) => encode({ ...good, seq: undefined, bootstrap: begun({ entity: 'x' }) }),
  ],
  ['is in a first sync after no id', (good) => encode({ ...good, seq: undefined, bootstrap: begun({ after: "'" }) })],
  ['is good for something else', (good) => encode({ ...good, for: 'another' })],
])('a cursor that %s begins anew instead of failing', async (_, spoil) => {
  const { manager } = await buildFeed(db)
  const device = buildDevice(app, manager)
  await device.pullAll()
  device.setCursor(spoil(decode(device.cursor())))
  const answer = await device.pull()
  expect(answer.reset).toBe(true)
  expect(answer.changes).toHaveLength(entities.length)
  expect((await device.pull()).reset).toBe(false)
})
const begun = (changes: Record<string, unknown>) => ({ h0: '1', entity: 'property', after: null, ...changes })

test('a colleague’s cursor begins anew', async () => {
  const { manager, organizationId } = await buildFeed(db)
  const [device, colleague] = [buildDevice(app, manager), buildDevice(app, await buildUser(db, { organizationId }))]
  await device.pullAll()
  colleague.setCursor(device.cursor())
  expect(await colleague.pull()).toMatchObject({ reset: true })
})

test('fault:A5 a manager who moved to another organization begins anew, and gets nothing of the old one', async () => {
  const old = await buildFeed(db)
  const other = await buildFeed(db)
  const device = buildDevice(app, old.manager)
  await device.pullAll()
  await db.update(users).set({ organizationId: other.organizationId }).where(eq(users.id, old.manager.id))
  const answer = await device.pull()
  expect(answer.reset).toBe(true)
  expect(new Set(answer.changes.map(({ row }) => row?.['organizationId']))).toEqual(new Set([other.organizationId]))
  expect(JSON.stringify(answer)).not.toContain(old.organizationId)
})

test('other rights begin anew, and none end it', async () => {
  const { manager, organizationId } = await buildFeed(db)
  const device = buildDevice(app, manager, organizationId)
  await device.pullAll()
  await db.update(users).set({ role: 'platform_owner' }).where(eq(users.id, manager.id))
  expect((await device.pull()).reset).toBe(true)
  await db.update(users).set({ role: 'user' }).where(eq(users.id, manager.id))
  expect((await device.request()).status).toBe(403)
})

test('after a restored backup every device begins anew once the epoch is another one', async () => {
  const { manager, process } = await buildFeed(db)
  const device = buildDevice(app, manager)
  await device.pullAll()
  await rotateEpoch(db)
  await buildApplication(db, process)
  expect((await device.pull()).reset).toBe(true)
  expect((await device.pull()).reset).toBe(false)
})

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

test('fault:T6 who was away for longer than what was removed is remembered begins anew, and keeps nothing that is gone', async () => {
  const { manager, process, application } = await buildFeed(db)
  const [away, present, begun] = [1, 2, 3].map(() => buildDevice(app, manager))
  await away?.pullAll()
  await begun?.pull({ limit: 5 }) // everything but the note, and so in the middle of its first sync
  const removed = await buildApplication(db, process)
  await begun?.pull({ limit: 1 })
  await present?.pullAll()
  await away?.pullAll()
  await db.delete(applications).where(eq(applications.id, removed.id))
  const last = await buildApplication(db, process)
  await present?.pull()

  await purgeTombstones(db, inDays(89))
  expect(await db.$count(syncChanges, eq(syncChanges.entityId, removed.id))).toBe(1)
  await purgeTombstones(db, inDays(91))
  expect(await db.$count(syncChanges, eq(syncChanges.entityId, removed.id))).toBe(0)

  expect(away?.ids('application')).toContain(removed.id)
  const answers = await away?.pullAll({ digest: true })
  expect(answers?.map(({ reset }) => reset)).toEqual([true])
  expect(away?.ids('application').toSorted()).toEqual([application.id, last.id].toSorted())
  expect((await begun?.pull())?.reset).toBe(true)
  expect((await present?.pull())?.reset).toBe(false)
})

test('clearing away again changes nothing, also when the last thing that happened was a removal', async () => {
  const { manager, application } = await buildFeed(db)
  await db.delete(applicationNotes).where(eq(applicationNotes.applicationId, application.id))
  await db.delete(applications).where(eq(applications.id, application.id))
  const device = buildDevice(app, manager)
  await device.pullAll()
  for (const days of [91, 92]) {
    await purgeTombstones(db, inDays(days))
    expect(await device.pull()).toMatchObject({ reset: false, changes: [] })
  }
})

const live = await createTestDatabase()
afterAll(live.close)

test('fault:V8 a device that has seen more than a restored backup knows begins anew', async () => {
  const backupUrl = new URL(live.url)
  backupUrl.pathname += '_backup'
  const backupName = backupUrl.pathname.slice(1)
  const database = await onDatabase(live.url, (_, db) => buildFeed(db))
  const { manager, process, application, property } = database
  await administrate(`create database ${backupName} template ${new URL(live.url).pathname.slice(1)}`)

  const device = await onDatabase(live.url, async (server, db) => {
    const lost = await buildApplication(db, process)
    const device = buildDevice(server, manager)
    await device.pullAll()
    expect(device.ids('application')).toContain(lost.id)
    return device
  })
  await onDatabase(backupUrl.href, async (server, db) => {
    const restored = buildDevice(server, manager)
    restored.setCursor(device.cursor())
    expect((await restored.pull()).reset).toBe(true)
    expect(restored.ids('application')).toEqual([application.id])

    // The numbers that the backup did not know are given a second time: only the epoch tells now.
    await rotateEpoch(db)
    await db.update(properties).set({ name: 'Haus am Berg' }).where(eq(properties.id, property.id))
    await buildApplication(db, process)
    restored.setCursor(device.cursor())
    expect((await restored.pull()).reset).toBe(true)
  })
  await administrate(`drop database ${backupName} with (force)`)
})

/** A server on a database for as long as the work takes: PostgreSQL copies only what nobody is connected to. */
async function onDatabase<T>(url: string, work: (app: typeof server.app, db: typeof server.db) => Promise<T>) {
  const connected = connectDatabase(url, () => {})
  const other = await setupTestApp({ db: connected.db, findCaller: callerInHeader(connected.db) })
  try {
    return await work(other.app, other.db)
  } finally {
    await connected.close()
    await other.close()
  }
}
