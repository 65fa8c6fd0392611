import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applicationNotes } from '#server/db/note-schema.ts'
import { activities, applications, documents } from '#server/db/schema.ts'
import { deleteAs, getAs, postAs, readData, readIds } from '#server/testing/admin-requests.ts'
import { buildApplication, buildProcess, buildProcessOf, buildRenter } from '#server/testing/build/build.ts'
import { buildDocument } from '#server/testing/build/build-managed-records.ts'
import { buildOwner, buildUser, type UserRow } from '#server/testing/build/build-people.ts'
import { readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { applicationNote } from '#shared/application/manager/application.ts'
import { managedApplicationContract, wholeApplication } from '#shared/application/manager/contract.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, close } = await setupTestApp()
afterAll(close)

let own: Awaited<ReturnType<typeof buildProcess>>
let foreign: Awaited<ReturnType<typeof buildProcess>>
let manager: UserRow
beforeAll(async () => {
  own = await buildProcess(db)
  foreign = await buildProcess(db)
  manager = await buildUser(db, { organizationId: own.process.organizationId })
})

const get = (path: string) => getAs(app, manager, `/api/applications${path}`)
const idsOf = async (query: string) => (await readIds(await get(query))).ids

test('an application is read as it arrived, under all the names its fields have, and with nothing of the server’s own', async () => {
  const reference = { noReference: false, company: 'AG', name: 'Frau Frei', phone: '1', email: 'f@frei.test' }
  const row = await buildApplication(db, own.process, {
    mainRenters: [buildRenter({ reference })],
    rentObject: { address: 'Seestrasse 12', rent: 2450, sideCosts: 210 },
    receiptSecretHash: 'a'.repeat(64),
  })
  const answer = await get(`/${row.id}`)
  const text = await answer.clone().text()
  expect(await readData(z.strictObject(wholeApplication.shape), answer)).toMatchObject({
    id: row.id,
    status: 'submitted',
    version: 1,
    mainRenters: [{ firstName: 'Amélie', reference: { name: 'Frau Frei', contactName: 'Frau Frei' } }],
    rentObject: { address: 'Seestrasse 12', rent: 2450, baseRent: 2450, sideCosts: 210 },
  })
  expect(text).not.toContain(row.receiptSecretHash)
  expect(text).not.toContain('fingerprint')
})

test('every filter narrows the list down, and none reaches out of the organization', async () => {
  const process = await buildProcessOf(db, own.property)
  const older = await buildApplication(db, process, { createdAt: new Date('2027-01-01') })
  const at = new Date('2027-01-02')
  const newer = await buildApplication(db, process, { createdAt: at, status: 'rejected', isCompleted: false })
  const theirs = await buildApplication(db, foreign.process)
  const inProcess = `?applicationProcessId=${process.id}`
  expect(await idsOf(inProcess)).toEqual([newer.id, older.id])
  expect(await idsOf(`?processId=${process.id}`)).toEqual([newer.id, older.id])
  expect(await idsOf(`${inProcess}&status=rejected`)).toEqual([newer.id])
  expect(await idsOf(`${inProcess}&isCompleted=true`)).toEqual([older.id])
  expect(await idsOf(`${inProcess}&isCompleted=false`)).toEqual([newer.id])
  expect(await idsOf(`${inProcess}&limit=1&offset=1`)).toEqual([older.id])
  expect(await idsOf(`?propertyCode=${process.code.toLowerCase()}`)).toEqual([newer.id, older.id])
  expect(await idsOf('?limit=100')).not.toContain(theirs.id)
  for (const query of [`processId=${foreign.process.id}`, `organizationId=${foreign.process.organizationId}`]) {
    expect(await idsOf(`?${query}`)).toEqual([])
  }
  expect(await readError(await get('?status=open'))).toMatchObject({ paths: ['status'] })
})

async function buildWithDocument(name?: string) {
  const [id, renter] = [newId(), buildRenter()]
  const place = { applicationId: id, mainRenterId: renter.id }
  const document = await buildDocument(deps, own.process, place, name)
  await buildApplication(db, own.process, { id, mainRenters: [{ ...renter, documents: [document.listed] }] })
  return { id, renter, documentId: document.listed.id, ...document }
}

test('documents are listed under all the names their fields have, and say whether the file is there', async () => {
  const { id, renter, documentId, key } = await buildWithDocument()
  const { path, answer } = managedApplicationContract.listDocuments
  const list = async () => readData(answer, await getAs(app, manager, path.replace('{id}', id)))
  const described = {
    id: documentId,
    documentType: 'proof_of_income',
    fileName: 'Lohnausweis.pdf',
    contentLength: 200,
    mainRenterId: renter.id,
  }
  const downloadUrl = `/api/applications/${id}/documents/${documentId}`
  expect(await list()).toMatchObject([{ ...described, isStored: true, downloadUrl }])
  await deps.storage.remove(key)
  expect(await list()).toMatchObject([{ ...described, isStored: false, downloadUrl: null }])
})

test('a document is downloaded as an attachment, which no browser shows, keeps or takes for something else', async () => {
  const { id, documentId, bytes } = await buildWithDocument('Löhne "2026"\r\nX: y.pdf')
  const { status, headers, ...answer } = await get(`/${id}/documents/${documentId}`).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  }))
  expect(status).toBe(200)
  expect(answer.body).toEqual(bytes)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-length')).toBe('200')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const name = 'attachment; filename="L_hne _2026_X_ y.pdf"; filename*=UTF-8\'\'L%C3%B6hne%20%222026%22X%3A%20y.pdf'
  expect(headers.get('content-disposition')).toBe(name)
})

test('a document is reached through its own application alone, and not without its file', async () => {
  const [one, other] = [await buildWithDocument(), await buildWithDocument()]
  const notFound = { status: 404, code: 'NOT_FOUND' }
  expect(await readError(await get(`/${one.id}/documents/${other.documentId}`))).toMatchObject(notFound)
  // Sent, but left out of the application when it was submitted.
  const left = await buildDocument(deps, own.process, { applicationId: one.id, mainRenterId: one.renter.id })
  expect(await readError(await get(`/${one.id}/documents/${left.listed.id}`))).toMatchObject(notFound)
  await deps.storage.remove(one.key)
  expect(await readError(await get(`/${one.id}/documents/${one.documentId}`))).toMatchObject(notFound)
  expect(await db.$count(documents, eq(documents.id, one.documentId))).toBe(1)
})

test('a note is added once, by who writes it, and removed once', async () => {
  const { id } = await buildApplication(db, own.process)
  const note = { id: newId(), text: ' Ruhig und freundlich ' }
  const path = `/api/applications/${id}/notes`
  const first = await postAs(app, manager, path, note)
  expect(first.status).toBe(201)
  const added = await readData(applicationNote, first)
  expect(added).toMatchObject({ text: 'Ruhig und freundlich', authorId: manager.id, authorName: 'Mona Mustermann' })
  const again = await postAs(app, manager, path, note)
  expect(again.status).toBe(200)
  expect(await readData(applicationNote, again)).toEqual(added)
  const other = await postAs(app, manager, path, { ...note, text: 'Laut' })
  expect(await readError(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await deleteAs(app, manager, `${path}/${note.id}`, undefined)).status).toBe(200)
  }
  expect(await readError(await postAs(app, manager, path, note)), 'and stays so').toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.$count(applicationNotes, eq(applicationNotes.id, note.id))).toBe(0)
  const log = await db.select().from(activities).where(eq(activities.recordId, id)).orderBy(activities.createdAt)
  expect(log.map(({ kind, recordName }) => [kind, recordName])).toEqual([
    ['note_added', 'Amélie Müller-Ōkuma'],
    ['note_removed', 'Amélie Müller-Ōkuma'],
  ])
})

test('a platform owner notes something about an application of any organization', async () => {
  const { id } = await buildApplication(db, own.process)
  const owner = await buildOwner(db)
  const answer = await postAs(app, owner, `/api/applications/${id}/notes`, { text: 'Gesehen' })
  expect(await readData(applicationNote, answer)).toMatchObject({ authorId: owner.id })
})

test('a note is not removed through another application', async () => {
  const [one, other] = [await buildApplication(db, own.process), await buildApplication(db, own.process)]
  const note = { id: newId(), text: 'Bleibt' }
  await postAs(app, manager, `/api/applications/${one.id}/notes`, note)
  const answer = await deleteAs(app, manager, `/api/applications/${other.id}/notes/${note.id}`, undefined)
  expect(await readError(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await db.$count(applicationNotes, eq(applicationNotes.id, note.id))).toBe(1)
})

test.each(['', '  ', '\u200b', '\u202e \u2800', 'x'.repeat(2001), 7, undefined])(
  'a note of %j is refused',
  async (text) => {
    const { id } = await buildApplication(db, own.process)
    const answer = await postAs(app, manager, `/api/applications/${id}/notes`, { text })
    expect(await readError(answer)).toMatchObject({ code: 'VALIDATION_FAILED', paths: ['text'] })
  },
)

test('an application that was received before the names were what they are is still read', async () => {
  const { documents: _, ...renter } = buildRenter()
  const mainRenters = [{ ...renter, documents: [{ id: newId(), type: 'other_document' as const }] }]
  const row = await buildApplication(db, own.process, { mainRenters })
  expect((await get(`/${row.id}`)).status).toBe(200)
  expect(await db.$count(applications, eq(applications.id, row.id))).toBe(1)
})
