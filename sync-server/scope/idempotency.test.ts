import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activities, applications, properties, rentChanges, users } from '#server/db/schema.ts'
import { applicationTombstones, commands } from '#server/db/server-schema.ts'
import { deleteAs, postAs, putAs, sortedStatuses } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf } from '#server/testing/build/build.ts'
import { buildPropertyForm } from '#server/testing/build/build-managed-records.ts'
import { buildOwner, buildStaff, buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { deleteOldCommands } from './idempotency.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  built = await buildProcess(db)
  manager = await buildUser(db, { organizationId: built.property.organizationId })
})

const keyed = (key = newId()) => ({ 'Idempotency-Key': key })
const rentOf = (id: string) => `/api/rent-objects/${id}`
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() })
const versionOf = async (response: Response) => z.parse(versioned, await response.json()).data.version
const versioned = z.object({ data: z.object({ version: z.number() }) })

test('twenty deliveries of one command at once have one effect and one answer', async () => {
  const headers = keyed()
  const rent = { baseRent: 2600, sideCosts: 220 }
  const deliveries = Array.from({ length: 20 }, () => putAs(app, manager, rentOf(built.property.id), rent, headers))
  const answers = await Promise.all(deliveries)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(await db.$count(rentChanges, eq(rentChanges.propertyId, built.property.id))).toBe(1)
  expect(await db.$count(commands, eq(commands.key, headers['Idempotency-Key']))).toBe(1)
})

test('of twenty creations under one key, without an id of their own, one is answered 201 and the others 200', async () => {
  const headers = keyed()
  const body = { ...buildPropertyForm({ name: 'Zwanzigmal' }), organizationId: manager.organizationId }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postAs(app, manager, '/api/rent-objects', body, headers)),
  )
  expect(sortedStatuses(answers)).toEqual([...Array<number>(19).fill(200), 201])
  expect(await db.$count(properties, eq(properties.name, 'Zwanzigmal'))).toBe(1)
})

test('of a record that somebody has removed meanwhile nothing is told again; its removal is answered as before', async () => {
  const { id } = await buildApplication(db, built.process)
  const [noteId, headers, removal] = [newId(), keyed(), keyed()]
  const add = () => postAs(app, manager, `/api/applications/${id}/notes`, { id: noteId, text: 'Vertraulich' }, headers)
  const remove = () => deleteAs(app, manager, `/api/applications/${id}/notes/${noteId}`, undefined, removal)
  expect([(await add()).status, (await add()).status]).toEqual([201, 200])
  const first = await answerOf(await remove())
  const again = await add()
  expect(again.status).toBe(404)
  expect(await again.text()).not.toContain('Vertraulich')
  expect(await answerOf(await remove())).toEqual(first)
})

test('an owner, who works for no organization, is told nothing again of what was removed either', async () => {
  const owner = await buildOwner(db)
  const { id } = await buildApplication(db, built.process)
  const [note, headers] = [{ id: newId(), text: 'Vertraulich' }, keyed()]
  const add = () => postAs(app, owner, `/api/applications/${id}/notes`, note, headers)
  expect([(await add()).status, (await add()).status]).toEqual([201, 200])
  await deleteAs(app, manager, `/api/applications/${id}/notes/${note.id}`, undefined)
  const again = await add()
  expect(again.status).toBe(404)
  expect(await again.text()).not.toContain('Vertraulich')
})

test('fault:V15 accepted, the answer lost, changed by a colleague, then retried: the first outcome is answered', async () => {
  const colleague = await buildUser(db, { organizationId: manager.organizationId })
  const headers = { ...keyed(), 'If-Match': '"1"' }
  const send = () => putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, headers)
  const first = await answerOf(await send())
  await putAs(app, colleague, rentOf(built.property.id), { baseRent: 2700, sideCosts: 220 })
  expect(await answerOf(await send())).toEqual(first)
  const [property] = await db.select().from(properties).where(eq(properties.id, built.property.id))
  expect(property).toMatchObject({ baseRent: 2700, version: 3 })
})

test('another content, path or method under the same key is refused, and changes nothing', async () => {
  const headers = keyed()
  const path = rentOf(built.property.id)
  const rent = { baseRent: 2600, sideCosts: 220 }
  expect((await putAs(app, manager, path, rent, headers)).status).toBe(200)
  const other = await buildProcess(db)
  const mismatches = [
    await putAs(app, manager, path, { ...rent, baseRent: 2601 }, headers),
    await putAs(app, manager, rentOf(other.property.id), rent, headers),
    await postAs(
      app,
      manager,
      '/api/rent-objects',
      { ...buildPropertyForm(), organizationId: manager.organizationId },
      headers,
    ),
    await deleteAs(app, manager, `${path}/residents/${newId()}`, { moveOutDate: '2027-01-01' }, headers),
  ]
  for (const answer of mismatches)
    expect(await readError(answer)).toMatchObject({ status: 422, code: 'COMMAND_MISMATCH' })
  expect(await db.$count(rentChanges, eq(rentChanges.propertyId, built.property.id))).toBe(1)
})

test('the same content in another order of its fields is the same command', async () => {
  const headers = keyed()
  const path = rentOf(built.property.id)
  await putAs(app, manager, path, { baseRent: 2600, sideCosts: 220 }, headers)
  expect((await putAs(app, manager, path, { sideCosts: 220, baseRent: 2600 }, headers)).status).toBe(200)
})

test('a key is its user’s own: a colleague’s command under the same one is another command', async () => {
  const colleague = await buildUser(db, { organizationId: manager.organizationId })
  const headers = keyed()
  await putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, headers)
  const answer = await putAs(app, colleague, rentOf(built.property.id), { baseRent: 2800, sideCosts: 220 }, headers)
  expect(await versionOf(answer)).toBe(3)
})

test('an expected failure is not kept: the same command succeeds once its reason is gone', async () => {
  const headers = { ...keyed(), 'If-Match': '"2"' }
  const send = () => putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, headers)
  expect(await readError(await send())).toMatchObject({ code: 'EDIT_CONFLICT' })
  await db.update(properties).set({ version: 2 }).where(eq(properties.id, built.property.id))
  expect((await send()).status).toBe(200)
})

test('fault:A3 a command that somebody else sealed is refused, whoever is signed in, and nothing is written', async () => {
  const headers = { ...keyed(), 'X-Acting-User': newId() }
  const answer = await putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, headers)
  expect(await readError(answer)).toMatchObject({ status: 403, code: 'ACTOR_MISMATCH' })
  expect(await db.$count(commands, eq(commands.userId, manager.id))).toBe(0)
  const own = { ...headers, 'X-Acting-User': manager.id.toUpperCase() }
  expect((await putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, own)).status).toBe(
    200,
  )
})

test.each([
  ['made a plain user', { role: 'user' as const }, 'ACCESS_DENIED'],
  ['deactivated', { isActive: false }, 'ACCOUNT_DEACTIVATED'],
])(
  'fault:A4 the queue of somebody who was %s meanwhile is refused, what was done before included',
  async (_, change, code) => {
    const headers = keyed()
    const send = () => putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, headers)
    expect((await send()).status).toBe(200)
    await db.update(users).set(change).where(eq(users.id, manager.id))
    expect(await readError(await send())).toMatchObject({ status: 403, code })
  },
)

test('fault:A5 who moved to another organization gets neither effect nor the old answer for what was queued for the first', async () => {
  const done = keyed()
  const path = rentOf(built.property.id)
  await putAs(app, manager, path, { baseRent: 2600, sideCosts: 220 }, done)
  const { organization } = await buildStaff(db)
  await db.update(users).set({ organizationId: organization.id }).where(eq(users.id, manager.id))
  for (const [headers, baseRent] of [
    [done, 2600],
    [keyed(), 2700],
  ] as const) {
    const answer = await putAs(app, manager, path, { baseRent, sideCosts: 220 }, headers)
    expect(await readError(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await db.$count(rentChanges, eq(rentChanges.propertyId, built.property.id))).toBe(1)
})

test('fault:V16 accepted, then erased, then retried: the answer is that it was erased, and tells nothing of it', async () => {
  const application = await buildApplication(db, await buildProcessOf(db, built.property))
  const headers = keyed()
  const send = (status: string) =>
    putAs(app, manager, `/api/applications/${application.id}/status/${status}`, undefined, headers)
  expect((await send('accepted')).status).toBe(200)
  await db.delete(applications).where(eq(applications.id, application.id))
  await db.insert(applicationTombstones).values({ id: application.id, erasedAt: new Date() })
  expect(await readError(await send('accepted'))).toEqual({ status: 410, code: 'APPLICATION_ERASED', paths: [] })
})

test.each([
  ['Idempotency-Key', 'tomorrow'],
  ['If-Match', '"abc"'],
  ['If-Match', '1, 2'],
])('a header %s that cannot be read (%s) is named', async (name, value) => {
  const answer = await putAs(app, manager, rentOf(built.property.id), { baseRent: 1, sideCosts: 0 }, { [name]: value })
  expect(await readError(answer)).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [name] })
})

test('a command without a key, as of another client, is done each time and kept never', async () => {
  for (const baseRent of [2600, 2700]) {
    expect((await putAs(app, manager, rentOf(built.property.id), { baseRent, sideCosts: 0 })).status).toBe(200)
  }
  expect(await db.$count(commands, eq(commands.userId, manager.id))).toBe(0)
  expect(await db.$count(activities, eq(activities.actorId, manager.id))).toBe(2)
})

test('answers are kept for sixty days', async () => {
  await putAs(app, manager, rentOf(built.property.id), { baseRent: 2600, sideCosts: 220 }, keyed())
  const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  await deleteOldCommands(db, after(59))
  expect(await db.$count(commands, eq(commands.userId, manager.id))).toBe(1)
  await deleteOldCommands(db, after(61))
  expect(await db.$count(commands, eq(commands.userId, manager.id))).toBe(0)
})
