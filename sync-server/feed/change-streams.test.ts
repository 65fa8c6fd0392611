import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { properties, users } from '#server/db/schema.ts'
import { listen } from '#server/http/listen.ts'
import { getAs } from '#server/testing/admin-requests.ts'
import { buildFeed } from '#server/testing/build/build-feed.ts'
import { buildUser } from '#server/testing/build/build-people.ts'
import { as } from '#server/testing/caller-in-header.ts'
import { eventually } from '#server/testing/eventually.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { syncContract } from '#shared/feed/contract.ts'
import { createChangeStreams } from './change-streams.ts'

const PATH = syncContract.watchChanges.path
const HEARTBEAT_MS = 50

const { app, db, deps, databaseUrl, log, close } = await setupTestApp()
afterAll(close)

/** Another server process, as far as the database can tell. */
function startOther(heartbeatMs = HEARTBEAT_MS) {
  const changeStreams = createChangeStreams({ databaseUrl, log: (entry) => void log.push(entry), heartbeatMs })
  return { app: createApp({ ...deps, changeStreams }), close: changeStreams.close }
}

/** Reads on in the background. */
function follow(response: Response) {
  const seen = { text: '', isEnded: false }
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      seen.text += decoder.decode(part.value)
    }
    seen.isEnded = true
  }
  void read()
  return {
    pokes: () => seen.text.split('event: poke\ndata:\n\n').length - 1,
    text: () => seen.text,
    isEnded: () => seen.isEnded,
    leave: async () => reader?.cancel(),
  }
}

async function watch(server: { app: typeof app }, user: { id: string }) {
  const stream = follow(await getAs(server.app, user, PATH))
  await eventually(() => stream.text() !== '')
  return stream
}

/** Of a server that nobody has watched before: it begins to listen with the first one, and pokes them when it does. */
async function watchFirst(server: { app: typeof app }, user: { id: string }) {
  const stream = await watch(server, user)
  await eventually(() => stream.pokes() > 0)
  return stream
}

const rename = (id: string, name: string) => db.update(properties).set({ name }).where(eq(properties.id, id))

test('within a second of a commit of another server process everybody of that organization is poked, and nobody else', async () => {
  const [own, foreign] = [await buildFeed(db), await buildFeed(db)]
  const other = startOther(25_000)
  const stream = await watchFirst(other, own.manager)
  const foreignStream = await watch(other, foreign.manager)
  const [before, foreignBefore] = [stream.pokes(), foreignStream.pokes()]
  const committed = performance.now()
  await rename(own.property.id, 'Haus am Berg')
  await eventually(() => stream.pokes() > before)
  expect(performance.now() - committed).toBeLessThan(1000)
  expect(foreignStream.pokes()).toBe(foreignBefore)
  expect(stream.text().replaceAll('event: poke\ndata:\n\n', '').replaceAll(':\n\n', '')).toBe('')
  await other.close()
})

test('a burst of commits pokes far less often than it commits, and once more after its end', async () => {
  const { manager, property } = await buildFeed(db)
  const stream = await watchFirst({ app }, manager)
  const before = stream.pokes()
  for (let count = 0; count < 100; count += 1) await rename(property.id, `Haus ${count}`)
  const during = stream.pokes()
  await eventually(() => stream.pokes() > during)
  expect(stream.pokes() - before).toBeLessThan(20)
  await stream.leave()
})

test('a crowd is poked one after the other, so that its pulls do not come as one wave', async () => {
  const { manager, organizationId, property } = await buildFeed(db)
  const colleagues = await Promise.all([1, 2, 3].map(() => buildUser(db, { organizationId })))
  const streams: Awaited<ReturnType<typeof watch>>[] = []
  for (const person of [manager, ...colleagues]) {
    for (let count = 0; count < 8; count += 1) streams.push(await watch({ app }, person))
  }
  const poked = () => streams.filter((stream) => stream.pokes() > 0).length
  await rename(property.id, 'Haus am Ufer')
  await eventually(() => poked() > 0)
  const began = performance.now()
  await eventually(() => poked() === streams.length)
  expect(performance.now() - began).toBeGreaterThan(200)
  for (const stream of streams) await stream.leave()
})

test('who may not manage gets no stream', async () => {
  const user = await buildUser(db, { role: 'user' })
  expect((await app.request(PATH)).status).toBe(401)
  expect((await getAs(app, user, PATH)).status).toBe(403)
})

test.each([
  ['is deactivated', { isActive: false }],
  ['is no manager any more', { role: 'user' as const }],
  ['belongs to nobody any more', { organizationId: null }],
])('within a second the stream of somebody ends who %s, at whichever server', async (_, change) => {
  const { manager } = await buildFeed(db)
  const other = startOther(25_000)
  const stream = await watchFirst(other, manager)
  expect(stream.isEnded()).toBe(false)
  const changed = performance.now()
  await db.update(users).set(change).where(eq(users.id, manager.id))
  await eventually(stream.isEnded)
  expect(performance.now() - changed).toBeLessThan(1000)
  await other.close()
})

test('a stream that nobody was told about ends at its next heartbeat all the same', async () => {
  const { manager } = await buildFeed(db)
  const other = startOther()
  await db.execute(sql`alter table users disable trigger people_change`)
  const stream = await watchFirst(other, manager)
  await eventually(() => stream.text().startsWith(':\n\n') && stream.text().endsWith(':\n\n'))
  expect(stream.isEnded()).toBe(false)
  await db.update(users).set({ isActive: false }).where(eq(users.id, manager.id))
  await eventually(stream.isEnded)
  await db.execute(sql`alter table users enable trigger people_change`)
  await other.close()
})

test('a person has eight streams; with the ninth the one ends that was opened first', async () => {
  const { manager } = await buildFeed(db)
  const streams: Awaited<ReturnType<typeof watch>>[] = []
  for (let count = 0; count < 9; count += 1) streams.push(await watch({ app }, manager))
  await eventually(() => streams[0]?.isEnded() === true)
  expect(streams.slice(1).some((stream) => stream.isEnded())).toBe(false)
  for (const stream of streams) await stream.leave()
})

test('when the connection that listens is lost, another one is made and everybody is poked', async () => {
  const { manager, property } = await buildFeed(db)
  const other = startOther(25_000)
  const stream = await watchFirst(other, manager)
  const before = stream.pokes()
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'einzug changes'`)
  await eventually(() => stream.pokes() > before)
  expect(log.map(({ event }) => event)).toContain('change_listener_lost')
  const again = stream.pokes()
  await rename(property.id, 'Haus am Wald')
  await eventually(() => stream.pokes() > again)
  await other.close()
})

test('a server that stops ends its streams at once, and opens no more', async () => {
  const { manager } = await buildFeed(db)
  const other = startOther()
  const server = await listen(other.app, { port: 0, host: '127.0.0.1' })
  const response = await fetch(server.url + PATH, { headers: as(manager) })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-app')).toBe('einzug')
  const stream = follow(response)
  await eventually(() => stream.text().split(':\n\n').length > 4) // and so is welcome at every heartbeat
  const began = performance.now()
  await other.close()
  await server.close()
  expect(performance.now() - began).toBeLessThan(5000)
  await eventually(stream.isEnded)
  expect((await getAs(other.app, manager, PATH)).status).toBe(503)
})
