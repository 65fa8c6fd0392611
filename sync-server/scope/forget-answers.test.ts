import { eq, inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { activities, applicationProcesses, applications, residents } from '#server/db/schema.ts'
import { applicationTombstones, commands } from '#server/db/server-schema.ts'
import { postAs, putAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildResidentForm } from '#server/testing/build/build-managed-records.ts'
import { buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { findInTables } from '#server/testing/find-in-tables.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { forgetAnswers } from './forget-answers.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)

const CANARY = 'Kanarienvogel'
const canary = { firstName: CANARY, lastName: CANARY, email: `${CANARY}@example.test` }

let built: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeEach(async () => {
  for (const table of [applicationNotes, residents, applications, commands, activities]) await db.delete(table)
  built = await buildProcess(db)
  manager = await buildUser(db, { organizationId: built.property.organizationId })
})

interface Sent {
  method: 'PUT' | 'POST'
  path: string
  body?: unknown
}

const keys = new Map<Sent, string>()
/** Under the same key for the same command. */
const deliver = (command: Sent) => {
  const { method, path, body } = command
  const key = keys.get(command) ?? newId()
  keys.set(command, key)
  return (method === 'PUT' ? putAs : postAs)(app, manager, path, body, { 'Idempotency-Key': key })
}

const rentObject = () => `/api/rent-objects/${built.property.id}`
const status = (id: string, to: string, body?: unknown): Sent => ({
  method: 'PUT',
  path: `/api/applications/${id}/status/${to}`,
  ...(body !== undefined && { body }),
})
const changeRent = (baseRent: number): Sent => ({ method: 'PUT', path: rentObject(), body: { baseRent, sideCosts: 1 } })
const keptText = async () => JSON.stringify(await db.select().from(commands))

/** Everything of an application, from its arrival to the resident it makes, and an answer about the property with them. */
async function leadThrough() {
  const { id } = await buildApplication(db, built.process, { mainRenters: [{ ...buildRenter(), ...canary }] })
  const all = [
    { method: 'POST' as const, path: `/api/applications/${id}/notes`, body: { text: `Frau ${CANARY} rief an` } },
    status(id, 'accepted'),
    status(id, 'offer_sent'),
    status(id, 'offer_accepted', { moveInDate: '2027-02-01' }),
    changeRent(2600),
  ]
  for (const command of all) expect((await deliver(command)).ok).toBe(true)
  return { id, all }
}

test('once an application is erased with what hangs on it, no row anywhere holds its name', async () => {
  const { id } = await leadThrough()
  expect(await findInTables(db, CANARY)).toEqual([
    'activities',
    'application_notes',
    'applications',
    'commands',
    'residents',
  ])
  await erase(id)
  expect(await findInTables(db, CANARY)).toEqual([])
})

/** As an erasure does it, and at its end the answers. */
const erase = (id: string) =>
  inTransaction(db, async (transaction) => {
    const moved = await transaction.delete(residents).where(eq(residents.applicationId, id)).returning()
    await transaction.delete(applicationNotes).where(eq(applicationNotes.applicationId, id))
    await transaction.delete(applications).where(eq(applications.id, id))
    await transaction.insert(applicationTombstones).values({ id, erasedAt: new Date() })
    const named = inArray(activities.recordId, [id, ...moved.map((resident) => resident.id)])
    await transaction.update(activities).set({ recordName: null }).where(named)
    await forgetAnswers(transaction, [id, ...moved.map((resident) => resident.id)])
  })

test('a second delivery of what was done to it does nothing, and is told that it was erased', async () => {
  const { id, all } = await leadThrough()
  await erase(id)
  for (const command of all.slice(0, -1)) {
    expect(await readError(await deliver(command))).toEqual({ status: 410, code: 'APPLICATION_ERASED', paths: [] })
  }
  expect(await findInTables(db, CANARY)).toEqual([])
})

test('an answer about something else stays, without the residents who are gone', async () => {
  const { id, all } = await leadThrough()
  const neighbour: Sent = {
    method: 'POST',
    path: `${rentObject()}/residents/add`,
    body: { residents: [buildResidentForm({ lastName: 'Nachbarin', moveInDate: '2020-03-01' })] },
  }
  await deliver(neighbour)
  const later = changeRent(2700)
  await deliver(later)
  await erase(id)
  const rents = await Promise.all([all.at(-1) ?? later, later].map(deliver))
  const answers = await Promise.all(rents.map(async (answer) => z.parse(property, await answer.json()).data))
  expect(answers.map(({ baseRent }) => baseRent)).toEqual([2600, 2700])
  expect(answers.map((each) => each.currentResidents.map(({ lastName }) => lastName))).toEqual([[], ['Nachbarin']])
})

const property = z.object({
  data: z.object({ baseRent: z.number(), currentResidents: z.array(z.object({ lastName: z.string() })) }),
})

test('a resident who was added and erased is not added again by a second delivery', async () => {
  const id = newId()
  const add: Sent = {
    method: 'POST',
    path: `${rentObject()}/residents/add`,
    body: { residents: [buildResidentForm({ ...canary, id })] },
  }
  await deliver(add)
  const change: Sent = { method: 'PUT', path: `${rentObject()}/residents/${id}`, body: buildResidentForm(canary) }
  await deliver(change)
  await db.delete(residents).where(eq(residents.id, id))
  await forgetAnswers(db, [id])
  expect(await keptText()).not.toContain(CANARY)
  await deliver(add)
  expect(await readError(await deliver(change))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await db.$count(residents, like(residents.lastName, CANARY))).toBe(0)
})

test('a process takes the answers about its applications with it', async () => {
  const { id } = await buildApplication(db, built.process, { mainRenters: [{ ...buildRenter(), ...canary }] })
  await deliver(status(id, 'accepted'))
  const close: Sent = {
    method: 'PUT',
    path: `/api/application-processes/${built.process.id}`,
    body: { status: 'closed' },
  }
  await db
    .update(applicationProcesses)
    .set({ applicantName: CANARY })
    .where(eq(applicationProcesses.id, built.process.id))
  await deliver(close)
  expect(await keptText()).toContain(CANARY)
  await forgetAnswers(db, [built.process.id])
  expect(await keptText()).not.toContain(CANARY)
})

test('whatever else was answered stays word for word', async () => {
  await leadThrough()
  const before = await db.select().from(commands).orderBy(commands.key)
  await forgetAnswers(db, [newId()])
  await forgetAnswers(db, [])
  expect(await db.select().from(commands).orderBy(commands.key)).toEqual(before)
  expect(await db.$count(commands, sql`${commands.answer}::text like ${`%${CANARY}%`}`)).toBe(5)
})
