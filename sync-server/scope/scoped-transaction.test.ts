import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, applicationProcesses, applications, properties, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import { newCode } from '#server/process/code/new-code.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { buildOwner, buildSession, buildUser, callerOf, type UserRow } from '#server/testing/build/build-people.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { newId } from '#shared/ids.ts'
import { openScope } from './scope.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const scopeOf = (user: UserRow) => openScope({ db, now: () => new Date() }, callerOf(user))
const notFound = { code: 'NOT_FOUND' }

let own: Awaited<ReturnType<typeof buildEstate>>
let foreign: Awaited<ReturnType<typeof buildEstate>>
let owner: UserRow
beforeAll(async () => {
  own = await buildEstate()
  foreign = await buildEstate()
  owner = await buildOwner(db)
})

async function buildEstate() {
  const { process, property } = await buildProcess(db)
  const application = await buildApplication(db, process)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  return { organizationId: process.organizationId, manager, process, property, application }
}

const newProperty = async (organizationId: string) => ({
  id: newId(),
  organizationId,
  code: await newCode(db),
  name: 'Anbau',
  address: 'Hinterhof 1',
  country: 'CH' as const,
  propertyType: 'studio' as const,
  squareMeters: 20,
  baseRent: 700,
})

const newProcess = async (organizationId: string, propertyId: string) => ({
  id: newId(),
  organizationId,
  propertyId,
  code: await newCode(db),
  name: 'Untermiete',
})

const readProperty = async (id: string) => (await db.select().from(properties).where(eq(properties.id, id)))[0]

test('a manager adds to the own organization, and cannot add to another or to one that does not exist', async () => {
  const scope = scopeOf(own.manager)
  const values = await newProperty(own.organizationId)
  expect(await scope.transaction((scoped) => scoped.insert(properties, values))).toMatchObject({ name: 'Anbau' })
  for (const organizationId of [foreign.organizationId, newId()]) {
    const forged = await newProperty(organizationId)
    await expect(scope.transaction((scoped) => scoped.insert(properties, forged))).rejects.toMatchObject(notFound)
    expect(await readProperty(forged.id)).toBeUndefined()
  }
})

test('a manager adds nobody who belongs to no organization, under whatever id', async () => {
  for (const id of [newId(), own.organizationId]) {
    const values = { id, username: id, email: `${id}@einzug.test`, firstName: 'A', lastName: 'B' }
    const inserting = scopeOf(own.manager).transaction((scoped) => scoped.insert(users, values))
    await expect(inserting).rejects.toMatchObject(notFound)
  }
})

test('a platform owner adds to any organization that exists', async () => {
  const values = await newProperty(foreign.organizationId)
  const insert = (row: typeof values) => scopeOf(owner).transaction((scoped) => scoped.insert(properties, row))
  expect(await insert(values)).toMatchObject({ id: values.id })
  await expect(insert(await newProperty(newId()))).rejects.toMatchObject(notFound)
})

test('a new record cannot refer to another organization’s, not even for a platform owner', async () => {
  const forged = await newProcess(own.organizationId, foreign.property.id)
  for (const user of [own.manager, owner]) {
    const inserting = scopeOf(user).transaction((scoped) => scoped.insert(applicationProcesses, forged))
    await expect(inserting).rejects.toMatchObject(notFound)
  }
  const right = await newProcess(own.organizationId, own.property.id)
  const inserted = await scopeOf(own.manager).transaction((scoped) => scoped.insert(applicationProcesses, right))
  expect(inserted?.id).toBe(right.id)
})

test('a record that is changed cannot come to refer to another organization’s', async () => {
  const change = (propertyId: string) =>
    scopeOf(own.manager).transaction((scoped) => scoped.update(applicationProcesses, own.process.id, { propertyId }))
  await expect(change(foreign.property.id)).rejects.toMatchObject(notFound)
  expect((await change(own.property.id)).propertyId).toBe(own.property.id)
})

test('what is taken is not overwritten: neither an own record nor another organization’s', async () => {
  for (const { property } of [own, foreign]) {
    const values = { ...(await newProperty(own.organizationId)), id: property.id }
    const inserted = await scopeOf(own.manager).transaction((scoped) => scoped.insert(properties, values))
    expect(inserted).toBeUndefined()
    expect((await readProperty(property.id))?.name).toBe('Haus am See')
  }
})

test.each(['lock', 'update'] as const)('another organization’s record is not found by %s', async (way) => {
  const touch = (id: string) =>
    scopeOf(own.manager).transaction((scoped) =>
      way === 'lock' ? scoped.lock(applications, id) : scoped.update(applications, id, { status: 'accepted' }),
    )
  await expect(touch(foreign.application.id)).rejects.toMatchObject(notFound)
  await expect(touch(newId())).rejects.toMatchObject(notFound)
  expect((await touch(own.application.id)).id).toBe(own.application.id)
  const [untouched] = await db.select().from(applications).where(eq(applications.id, foreign.application.id))
  expect(untouched?.status).toBe('submitted')
})

test('whose a record is and under which id is not changed, whatever a body brings along', async () => {
  const body = { name: 'Neuer Name', id: newId(), organizationId: foreign.organizationId }
  const before = await readProperty(own.property.id)
  const after = await scopeOf(own.manager).transaction((scoped) => scoped.update(properties, own.property.id, body))
  expect(after).toMatchObject({ id: own.property.id, organizationId: own.organizationId, name: 'Neuer Name' })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
  expect(await readProperty(body.id)).toBeUndefined()
})

test('nobody of another organization is signed out, and nothing is noted in its log', async () => {
  await buildSession(db, foreign.manager)
  const scope = scopeOf(own.manager)
  const ending = scope.transaction((scoped) => scoped.endSessions(foreign.manager.id))
  await expect(ending).rejects.toMatchObject(notFound)
  expect(await db.select().from(sessions)).toHaveLength(1)
  const { organizationId } = foreign
  const noting = scope.transaction((scoped) => scoped.note({ kind: 'user_invited', organizationId }))
  await expect(noting).rejects.toMatchObject(notFound)
  expect(await db.select().from(activities)).toEqual([])
})

test('what fails half-way leaves nothing of it, the note included', async () => {
  const { organizationId } = own
  const values = await newProperty(organizationId)
  const failing = scopeOf(own.manager).transaction(async (scoped) => {
    await scoped.insert(properties, values)
    await scoped.note({ kind: 'user_invited', organizationId })
    throw new Error('pulled the plug')
  })
  await expect(failing).rejects.toThrow('pulled the plug')
  expect(await readProperty(values.id)).toBeUndefined()
  expect(await db.select().from(activities)).toEqual([])
})

test.each([
  ['deactivated', { isActive: false }, 'ACCOUNT_DEACTIVATED'],
  ['made a plain user', { role: 'user' as const }, 'ACCESS_DENIED'],
])('somebody who was %s while their request was under way writes nothing any more', async (_, change, code) => {
  const manager = await buildUser(db, { organizationId: own.organizationId })
  const scope = scopeOf(manager)
  const values = await newProperty(own.organizationId)
  let writing: Promise<unknown> = Promise.resolve()
  await db.transaction(async (transaction) => {
    await transaction.update(users).set(change).where(eq(users.id, manager.id))
    writing = scope.transaction((scoped) => scoped.insert(properties, values))
    writing.catch(() => {}) // looked at below
    await expect.poll(() => isSomebodyWaiting()).toBe(true)
  })
  await expect(writing).rejects.toMatchObject({ code })
  expect(await readProperty(values.id)).toBeUndefined()
})

/** For a lock that another transaction of this database holds. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`,
  )
  return rows[0]?.waiting ?? false
}

test('of two platform owners who lock each other out at the same moment one stays', async () => {
  const [first, second] = [await buildOwner(db), await buildOwner(db)]
  const lockOut = (by: UserRow, whom: UserRow) =>
    scopeOf(by).transaction((scoped) => scoped.update(users, whom.id, { isActive: false }))
  const outcomes = await Promise.allSettled([lockOut(first, second), lockOut(second, first)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const rows = await db.select().from(users).where(eq(users.isActive, true))
  expect(rows.filter(({ id }) => id === first.id || id === second.id)).toHaveLength(1)
})
