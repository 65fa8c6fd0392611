import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handoverProtocols, protocolRooms } from '#server/db/handover-schema.ts'
import {
  activities,
  applicationProcesses,
  applications,
  documents,
  organizations,
  rentChanges,
  residents,
  users,
} from '#server/db/schema.ts'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { generalInfo } from '#shared/application/general-info.ts'
import { mainRenters, renters } from '#shared/application/questionnaire.ts'
import { kindOfContentType, kindOfName } from '#shared/document/document.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { sniffFile } from '#shared/document/sniff.ts'
import { renterUnder } from '#shared/policy/answers-under-pack.ts'
import { leftOutQuestions } from '#shared/policy/left-out.ts'
import { rulesOf } from '#shared/policy/policy-packs.ts'
import { docx } from './files.ts'
import { prepareDemoData } from './prepare-demo-data.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let directory: string
const now = () => new Date('2026-05-04T12:00:00Z')
beforeEach(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'einzug-demo-'))
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
const prepare = () => prepareDemoData({ db: database.db, storage: createDiskStorage(directory), now })

test('an empty database is filled with everything there is to try', async () => {
  const { db } = database
  expect((await prepare()).map(({ code }) => code)).toEqual(['DEMADE', 'DEMACH', 'DEMZUX', 'HAUSDE', 'HAUSCH'])
  expect((await db.select().from(organizations)).map(({ name }) => name)).toEqual([
    'Musterverwaltung',
    'Zweitverwaltung',
  ])
  const accounts = await db.select().from(users)
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    ['owner@demo.test', 'platform_owner'],
    ['manager@demo.test', 'manager'],
    ['other@demo.test', 'manager'],
    ['user@demo.test', 'user'],
    ['team@demo.test', 'manager'],
    ['helper@demo.test', 'user'],
    ['former@demo.test', 'user'],
  ])
  expect(new Set(accounts.map(({ organizationId }) => organizationId)).size).toBe(3) // two of them, and none
  const log = await db.select().from(activities)
  expect(new Set(log.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(log.map(({ organizationId }) => organizationId)).size).toBe(2)
  expect(log.every(({ createdAt }) => createdAt < now())).toBe(true)
  const statuses = new Set((await db.select().from(applications)).map(({ status }) => status))
  expect(statuses.size).toBeGreaterThanOrEqual(5)
  const people = await db.select().from(residents)
  expect(people.some(({ moveInDate }) => moveInDate === '1970-01-01')).toBe(true)
  expect(people.some(({ moveOutDate }) => moveOutDate === null)).toBe(true)
  expect(await db.select().from(handoverProtocols)).toHaveLength(1)
  const rooms = await db.select().from(protocolRooms)
  expect(rooms).toHaveLength(2)
  expect(rooms.flatMap(({ content }) => content.defects)).toHaveLength(1)
  expect((await db.select().from(rentChanges)).length).toBeGreaterThan(1)
  const processes = await db.select().from(applicationProcesses)
  expect(processes.find(({ code }) => code === 'DEMZUX')?.status).toBe('closed')
  expect(Object.keys(processes.find(({ code }) => code === 'DEMADE')?.conditions ?? {})).toHaveLength(8)
})

test('every application in it could have been posted, by the rules that its process goes by', async () => {
  await prepare()
  for (const application of await database.db.select().from(applications)) {
    const rules = rulesOf(application.askedUnder?.pack)
    const people = rules ? renters(renterUnder(rules, '2026-05-04')) : mainRenters('2026-05-04')
    expect(people.safeParse(application.mainRenters).error).toBeUndefined()
    expect(rules ? leftOutQuestions(rules, application) : []).toEqual([])
    expect(generalInfo.safeParse(application.generalInfo).error).toBeUndefined()
    expect(application.reference).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  }
})

test('every document in it lies in the storage as its row says, and is what its name says', async () => {
  await prepare()
  const storage = createDiskStorage(directory)
  const rows = await database.db.select().from(documents)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const bytes = Buffer.from(await new Response(await storage.read(documentKey(row))).arrayBuffer())
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([row.size, row.sha256])
    const kinds = [sniffFile(bytes), kindOfContentType(row.contentType), kindOfName(row.originalName)]
    expect(new Set(kinds).size).toBe(1)
  }
})

test('two servers that start on one empty database fill it once', async () => {
  await Promise.all([prepare(), prepare()])
  expect(await database.db.select().from(organizations)).toHaveLength(2)
})

test('a database that has an organization is left as it is', async () => {
  await database.db.insert(organizations).values({ id: '0198c0de-0000-7000-8000-000000000001', name: 'Echt' })
  expect(await prepare()).toEqual([])
  expect(await database.db.select().from(organizations)).toHaveLength(1)
})

test('an attempt that breaks off half-way leaves nothing, and the next one fills it', async () => {
  const storage = createDiskStorage(directory)
  let left = 3
  const failing = {
    ...storage,
    write: (...args: Parameters<typeof storage.write>) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('pulled the plug')) : storage.write(...args)
    },
  }
  await expect(prepareDemoData({ db: database.db, storage: failing, now })).rejects.toThrow('pulled the plug')
  expect(await database.db.select().from(organizations)).toEqual([])
  expect(await prepare()).toHaveLength(5)
})

test('the Word file is an archive whose directory leads to its parts', () => {
  const bytes = Buffer.from(docx('a < b').bytes)
  const end = bytes.subarray(-22)
  const [count, directorySize, place] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  expect(place + directorySize).toBe(bytes.length - 22)
  let at = place
  const parts: Record<string, string> = {}
  for (let index = 0; index < count; index += 1) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = bytes.readUInt32LE(at + 42)
    const content = start + 30 + bytes.readUInt16LE(start + 26)
    parts[name] = bytes.toString('utf8', content, content + bytes.readUInt32LE(start + 18))
    at += 46 + nameLength
  }
  expect(Object.keys(parts)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
  expect(parts['word/document.xml']).toContain('a &#60; b')
})
