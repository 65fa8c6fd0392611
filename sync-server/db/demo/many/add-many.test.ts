import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDemoData } from '#server/db/demo/prepare-demo-data.ts'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import {
  applicationProcesses,
  applications,
  documents,
  organizations,
  properties,
  residents,
} from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { generalInfo } from '#shared/application/general-info.ts'
import { duplicateFinder, traitsOf } from '#shared/application/manager/duplicates.ts'
import { mainRenters } from '#shared/application/questionnaire.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { doubtOfSalary } from '#shared/salary/salary-doubt.ts'
import { addMany } from './add-many.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let directory: string
const now = () => new Date('2026-05-04T12:00:00Z')
beforeEach(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-many-'))
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
const deps = () => ({ db: database.db, storage: createDiskStorage(directory), now })
const add = (homes: number, applicants: number, seed = 1) => addMany(deps(), { homes, applications: applicants, seed })
const many = (processId: string) => database.db.$count(applications, eq(applications.processId, processId))

test('the demo is enlarged by homes in both countries, and one process with people of every kind', async () => {
  const { db } = database
  await prepareDemoData(deps())
  const before = await db.$count(properties)
  const { process, manager, ...added } = await add(40, 80)
  expect([added, manager.email]).toEqual([{ homes: 40, applications: 80 }, 'manager@demo.test'])
  const homes = await db.select().from(properties)
  expect(homes).toHaveLength(before + 40)
  expect(new Set(homes.map(({ country }) => country))).toEqual(new Set(['CH', 'DE']))
  expect(new Set(homes.map(({ address }) => address)).size).toBeGreaterThan(before + 30)
  expect((await db.select().from(residents)).some(({ moveOutDate }) => moveOutDate && moveOutDate > '2026-05-04')).toBe(
    true,
  )
  expect(await db.$count(handoverProtocols)).toBeGreaterThan(1)
  const arrived = await db.select().from(applications).where(eq(applications.processId, process.id))
  expect(arrived.filter(({ status }) => status === 'submitted').length).toBeGreaterThan(60)
  expect(new Set(arrived.map(({ status }) => status)).size).toBeGreaterThan(2)
  for (const each of arrived) {
    expect(mainRenters('2026-05-04').safeParse(each.mainRenters).error).toBeUndefined()
    expect(generalInfo.safeParse(each.generalInfo).error).toBeUndefined()
    expect(each.reference).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  }
  const doubtful = arrived.filter(({ mainRenters: [first] }) => doubtOfSalary(first?.profession.grossSalary ?? ''))
  expect(doubtful.length).toBeGreaterThan(2)
  const finder = duplicateFinder()
  const traits = arrived.map(({ id, mainRenters }) => {
    const said = traitsOf({ mainRenters: mainRenters.map((one) => ({ ...one, documents: [] })) })
    finder.add(id, said)
    return { id, said }
  })
  expect(traits.filter(({ id, said }) => finder.alike(id, said).length > 0).length).toBeGreaterThan(1)
  expect(await db.$count(applicationNotes)).toBe(6)
})

test('every document in it lies in the storage', async () => {
  await prepareDemoData(deps())
  await add(1, 20)
  const { db, storage } = deps()
  const rows = await db.select().from(documents)
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) expect((await storage.stat(documentKey(row)))?.size).toBe(row.size)
})

test('asked again it adds nothing twice, and what is more than before', async () => {
  await prepareDemoData(deps())
  const first = await add(3, 5)
  expect(await add(3, 5)).toEqual({ ...first, homes: 0, applications: 0 })
  expect(await add(4, 15)).toMatchObject({ homes: 1, applications: 10 })
  expect(await many(first.process.id)).toBe(15)
})

test('two at once add everything once', async () => {
  await prepareDemoData(deps())
  const both = await Promise.all([add(3, 12), add(3, 12)])
  expect(both[0].homes + both[1].homes).toBe(3)
  expect(await many(both[0].process.id)).toBe(12)
})

test('the same seed makes the same homes and people, and another one others', async () => {
  await prepareDemoData(deps())
  const first = await add(2, 3)
  const names = async (processId: string) => {
    const rows = await database.db.select().from(applications).where(eq(applications.processId, processId))
    return rows
      .map((row) => `${row.id} ${row.reference} ${row.mainRenters.map(({ email }) => email).join(' ')}`)
      .toSorted()
  }
  const before = await names(first.process.id)
  await database.db.delete(applicationNotes)
  await database.db.delete(applications).where(eq(applications.processId, first.process.id))
  await add(2, 3)
  expect(await names(first.process.id)).toEqual(before)
  const other = await add(2, 3, 2)
  expect(other.process.id).not.toBe(first.process.id)
  expect(other).toMatchObject({ homes: 2, applications: 3 })
  expect(await database.db.$count(applicationProcesses)).toBeGreaterThan(2)
})

test('an application that was erased does not come back', async () => {
  await prepareDemoData(deps())
  const { process } = await add(1, 3)
  const [one] = await database.db.select().from(applications).where(eq(applications.processId, process.id))
  if (!one) throw new Error('there is none')
  await database.db.delete(applications).where(eq(applications.id, one.id))
  await database.db.insert(applicationTombstones).values({ id: one.id, erasedAt: now() }).onConflictDoNothing()
  expect(await add(1, 3)).toMatchObject({ applications: 0 })
})

test('a database in which others work is left as it is', async () => {
  await database.db.insert(organizations).values({ id: '0198c0de-0000-7000-8000-000000000001', name: 'Echt' })
  await expect(add(1, 1)).rejects.toThrow('There is no demo in this database')
  expect(await database.db.$count(properties)).toBe(0)
})
