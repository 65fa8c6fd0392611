import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { activities, applications, documents } from '#server/db/schema.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { getAs } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { buildDocument, buildManagedRecords } from '#server/testing/build/build-managed-records.ts'
import { buildOwner, buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { unzip } from '#server/testing/outside/unzip.ts'
import { presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

let own: Awaited<ReturnType<typeof buildEstate>>
let foreign: Awaited<ReturnType<typeof buildEstate>>
let owner: UserRow
beforeAll(async () => {
  own = await buildEstate('Eigen')
  foreign = await buildEstate('Fremd')
  owner = await buildOwner(db)
})

async function buildEstate(name: string) {
  const { process, property } = await buildProcess(db, { name }, { name })
  const manager = await buildUser(db, { organizationId: process.organizationId, lastName: name })
  const database = await buildManagedRecords(deps, { process, property, authorId: manager.id })
  await buildApplication(db, process, {
    mainRenters: [buildRenter({ lastName: name })],
    receiptSecretHash: 'a'.repeat(64),
  })
  return { organizationId: process.organizationId, process, manager, ...database }
}

const archiveOf = (caller: UserRow, id: string) => getAs(app, caller, `/api/organizations/${id}/archive.zip`)
const read = async (response: Response) => unzip(Buffer.from(await response.arrayBuffer()))
const rows = (archive: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(archive.get(`${name}.json`)?.toString() ?? 'null')

test('the archive holds every table of the organization, and every document and photo byte for byte', async () => {
  const response = await archiveOf(own.manager, own.organizationId)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Musterverwaltung \d{4}-\d\d-\d\d\.zip"/,
  )
  const archive = await read(response)
  const tables = [...archive.keys()].filter((name) => name.endsWith('.json'))
  expect(tables).toHaveLength(16)
  for (const table of [
    'applications',
    'application-notes',
    'documents',
    'residents',
    'protocols',
    'protocol-rooms',
    'views',
  ]) {
    expect([table, rows(archive, table).length > 0]).toEqual([table, true])
  }
  expect(rows(archive, 'applications')).toHaveLength(2)
  const key = `applications/${own.applicationId}/${own.documentId}`
  const file = archive.get(`${key}-Lohnausweis.pdf`)
  expect(file).toEqual(await bytesAt(deps.storage, key))
  expect([...archive.keys()].some((name) => name.startsWith('protocols/') && name.endsWith('.jpg'))).toBe(true)
  expect([...archive.keys()].some((name) => name.startsWith('properties/') && name.endsWith('.jpg'))).toBe(true)
})

test('a document’s name leads nowhere else in it, and every system can open it', async () => {
  const at = eq(documents.id, own.documentId)
  await db.update(documents).set({ originalName: '../Lohn: "Mai"; <2026>?*|C:\\. ' }).where(at)
  const archive = await read(await archiveOf(own.manager, own.organizationId))
  const key = `applications/${own.applicationId}/${own.documentId}`
  expect([...archive.keys()].filter((name) => name.startsWith(key))).toEqual([`${key}-.._Lohn_ _Mai__ _2026____C____`])
  await db.update(documents).set({ originalName: 'Lohnausweis.pdf' }).where(at)
})

test('nothing of another organization is in it, for a manager and for a platform owner', async () => {
  for (const caller of [own.manager, owner]) {
    const archive = await read(await archiveOf(caller, own.organizationId))
    const all = Buffer.concat([...archive.values()]).toString('latin1')
    expect(all).toContain('Eigen')
    for (const secret of ['Fremd', foreign.organizationId, foreign.applicationId]) expect(all).not.toContain(secret)
  }
})

test('what only the server needs to recognise people by is not in it', async () => {
  const archive = await read(await archiveOf(own.manager, own.organizationId))
  const all = Buffer.concat([...archive.values()]).toString('latin1')
  for (const secret of ['a'.repeat(64), 'receiptSecretHash', 'fingerprint', '"subject"'])
    expect(all).not.toContain(secret)
})

test('documents that an applicant left behind without sending them are not in it', async () => {
  const { process } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  const { uploadUrl, headers } = await presign(app, process, { contentLength: 200 })
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).ok).toBe(true)
  const archive = await read(await archiveOf(manager, process.organizationId))
  expect(rows(archive, 'documents')).toEqual([])
  expect([...archive.keys()].filter((name) => !name.endsWith('.json'))).toEqual([])
})

test('a manager gets no other organization’s, and the log says who took it out', async () => {
  expect(await readError(await archiveOf(own.manager, foreign.organizationId))).toMatchObject({ status: 404 })
  await db.delete(activities)
  await read(await archiveOf(owner, own.organizationId))
  expect(await db.select().from(activities)).toMatchObject([
    { kind: 'organization_exported', organizationId: own.organizationId, actorId: owner.id },
  ])
})

test('more rows than a page has are all there, once', async () => {
  const { process } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  for (let i = 0; i < 130; i += 1) await buildApplication(db, process)
  const archive = await read(await archiveOf(manager, process.organizationId))
  const ids = rows(archive, 'applications').map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([130, 130])
  expect((await db.select().from(applications)).length).toBeGreaterThan(130)
})

test('a file is opened when the one before it was taken, so that an archive of any size needs little room', async () => {
  const { process } = await buildProcess(db)
  const manager = await buildUser(db, { organizationId: process.organizationId })
  const application = await buildApplication(db, process)
  const place = { applicationId: application.id, mainRenterId: application.mainRenters[0]?.id ?? '' }
  for (let i = 0; i < 20; i += 1) await buildDocument(deps, process, place, `${i}.pdf`)
  let opened = 0
  const read: DocumentStorage['read'] = (key) => {
    opened += 1
    return deps.storage.read(key)
  }
  const watched = createApp({ ...deps, storage: { ...deps.storage, read } })
  const response = await getAs(watched, manager, `/api/organizations/${process.organizationId}/archive.zip`)
  const reader = response.body?.getReader()
  let text = ''
  while (!text.includes('%PDF')) text += new TextDecoder('latin1').decode((await reader?.read())?.value)
  expect(opened).toBeLessThanOrEqual(2)
  // The library passes on, as a failure, that somebody has enough.
  await reader?.cancel().catch(() => {})
})

const bytesAt = async (storage: DocumentStorage, key: string) =>
  Buffer.from(await new Response(await storage.read(key)).arrayBuffer())
