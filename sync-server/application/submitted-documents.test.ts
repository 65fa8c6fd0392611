import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applications, documents } from '#server/db/schema.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { patchBytes, postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, deps, directory, close } = await setupTestApp()
afterAll(close)
const { process } = await buildProcess(db)

const submit = (body: unknown) => postJson(app, '/api/applications', body)
const upload = async (request: Record<string, unknown>) => {
  const { uploadUrl, headers, object } = await presign(app, process, request)
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
  return object.key
}

/** An application that lists one document, which has arrived. */
async function buildWithDocument() {
  const renter = buildRenter()
  const documentId = newId()
  renter.documents = [{ id: documentId, type: 'proof_of_income' }]
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const key = await upload({ documentId, applicationId: submission.id, mainRenterId: renter.id })
  return { submission, renter, documentId, key }
}

const missingFirst = { status: 409, code: 'DOCUMENTS_MISSING', paths: ['mainRenters.0.documents.0.id'] }

test('a document is described by what the server knows, never by what the client claims', async () => {
  const { submission, renter, documentId, key } = await buildWithDocument()
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId))
  renter.documents = [
    {
      id: documentId,
      type: 'debt_collection_certificate',
      originalName: 'Fremder Name.pdf',
      name: 'javascript:alert(1)',
      filePath: 'applications/somebody/else',
      url: 'https://phishing.test/',
      size: 7,
      mimeType: 'text/html',
    },
  ]
  expect((await submit(submission)).status).toBe(201)
  const [stored] = await db.select().from(applications).where(eq(applications.id, submission.id))
  expect(stored?.mainRenters[0]?.documents).toEqual([
    {
      id: documentId,
      type: 'proof_of_income',
      originalName: 'Lohnausweis.pdf',
      name: 'Lohnausweis.pdf',
      size: 200,
      mimeType: 'application/pdf',
      filePath: key,
      uploadedAt: row?.storedAt?.toISOString(),
      sha256: row?.sha256,
    },
  ])
})

test('documents of several renters stay with their renters, in the order they were listed', async () => {
  const applicationId = newId()
  const renters = [buildRenter(), buildRenter()]
  for (const renter of renters) {
    for (let count = 0; count < 3; count += 1) {
      const documentId = newId()
      await upload({ documentId, applicationId, mainRenterId: renter.id })
      renter.documents.unshift({ id: documentId, type: 'proof_of_income' })
    }
  }
  expect((await submit(buildSubmission(process, { id: applicationId, mainRenters: renters }))).status).toBe(201)
  const [stored] = await db.select().from(applications).where(eq(applications.id, applicationId))
  const ids = stored?.mainRenters.map(({ documents: own }) => own.map(({ id }) => id))
  expect(ids).toEqual(renters.map(({ documents: own }) => own.map(({ id }) => id)))
})

test('a listed document that was never announced is missing', async () => {
  const renter = buildRenter({ documents: [{ id: newId(), type: 'proof_of_income' }] })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  expect(await readError(await submit(submission))).toEqual(missingFirst)
  expect(await db.$count(applications, eq(applications.id, submission.id))).toBe(0)
})

test('a listed document whose bytes have not arrived is missing, and the same application succeeds after they have', async () => {
  const renter = buildRenter()
  const documentId = newId()
  renter.documents = [{ id: documentId, type: 'proof_of_income' }]
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const request = { documentId, applicationId: submission.id, mainRenterId: renter.id }
  await presign(app, process, request)
  expect(await readError(await submit(submission))).toEqual(missingFirst)
  await upload(request)
  expect((await submit(submission)).status).toBe(201)
})

test('a document whose file is there but was never confirmed, as after a crash, is missing', async () => {
  const renter = buildRenter()
  const documentId = newId()
  renter.documents = [{ id: documentId, type: 'proof_of_income' }]
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const request = { documentId, applicationId: submission.id, mainRenterId: renter.id }
  const { object } = await presign(app, process, request)
  await deps.storage.write(object.key, new Blob([pdfBytes(200)]).stream(), 200, () => {})
  expect(await readError(await submit(submission))).toEqual(missingFirst)
})

test('a document of another application is missing here, however well its id is known', async () => {
  const foreign = await buildWithDocument()
  const renter = buildRenter({ id: foreign.renter.id, documents: foreign.renter.documents })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  expect(await readError(await submit(submission))).toEqual(missingFirst)
})

test('a document of another renter of the same application is missing with this one', async () => {
  const { submission, renter } = await buildWithDocument()
  const mainRenters = [buildRenter({ documents: renter.documents }), { ...renter, documents: [] }]
  expect(await readError(await submit({ ...submission, mainRenters }))).toEqual(missingFirst)
})

test('a document with another hash than the listed one is missing', async () => {
  const { submission, renter } = await buildWithDocument()
  const documentsListed = renter.documents.map((document) => ({ ...document, sha256: '0'.repeat(64) }))
  const mainRenters = [{ ...renter, documents: documentsListed }]
  expect(await readError(await submit({ ...submission, mainRenters }))).toEqual(missingFirst)
})

test('fault:V9 a document whose file was lost is missing, and sending it again heals that, once', async () => {
  const { submission, renter, documentId, key } = await buildWithDocument()
  await rm(path.join(directory, key))
  expect(await readError(await submit(submission))).toEqual(missingFirst)
  await upload({ documentId, applicationId: submission.id, mainRenterId: renter.id })
  expect((await submit(submission)).status).toBe(201)
  expect((await submit(submission)).status).toBe(200)
  expect(await db.$count(applications, eq(applications.id, submission.id))).toBe(1)
  expect(await db.$count(documents, eq(documents.applicationId, submission.id))).toBe(1)
  expect(await deps.storage.stat(key)).toEqual({ size: 200 })
})

test('fault:S5 of an application with a document whose bytes differ from its hash nothing is kept, until they are right', async () => {
  const [whole, broken] = [pdfBytes(200), pdfBytes(200).with(150, 0)]
  const sha256 = createHash('sha256').update(whole).digest('hex')
  const renter = buildRenter({ documents: [{ id: newId(), type: 'proof_of_income', sha256 }] })
  const submission = buildSubmission(process, { mainRenters: [renter] })
  const documentId = renter.documents[0]?.id
  const request = { documentId, applicationId: submission.id, mainRenterId: renter.id, sha256 }
  const { uploadUrl, headers } = await presign(app, process, request)
  const refusal = { status: 422, code: 'UPLOAD_MISMATCH' }
  expect(await readError(await putBytes(app, uploadUrl, headers, broken))).toMatchObject(refusal)
  expect((await patchBytes(app, uploadUrl, 0, broken.slice(0, 160))).status).toBe(204)
  expect(await readError(await patchBytes(app, uploadUrl, 160, broken.slice(160)))).toMatchObject(refusal)
  expect(await readError(await submit(submission))).toEqual(missingFirst)
  expect(await db.$count(applications, eq(applications.id, submission.id))).toBe(0)

  expect((await patchBytes(app, uploadUrl, 0, whole)).status).toBe(204)
  expect((await submit(submission)).status).toBe(201)
})

test('each missing document is named by its place', async () => {
  const unknown = () => ({ id: newId(), type: 'other_document' as const })
  const { submission, renter } = await buildWithDocument()
  const first = { ...renter, documents: [...renter.documents, unknown()] }
  const second = buildRenter({ documents: [unknown()] })
  const { paths } = await readError(await submit({ ...submission, mainRenters: [first, second] }))
  expect(paths).toEqual(['mainRenters.0.documents.1.id', 'mainRenters.1.documents.0.id'])
})

test('what was sent for it and is none of it goes with the submission, bytes and all', async () => {
  const { submission, renter, documentId, key } = await buildWithDocument()
  // As it was before it was covered: sent early, and replaced on the phone since.
  const before = newId()
  const beforeKey = await upload({ documentId: before, applicationId: submission.id, mainRenterId: renter.id })
  expect(await deps.storage.stat(beforeKey)).toBeDefined()
  expect((await submit(submission)).status).toBe(201)
  expect(await deps.storage.stat(beforeKey)).toBeUndefined()
  expect(await deps.storage.stat(key)).toBeDefined()
  const kept = await db.select().from(documents).where(eq(documents.applicationId, submission.id))
  expect(kept.map(({ id }) => id)).toEqual([documentId])
})
