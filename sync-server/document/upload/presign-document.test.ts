import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applicationProcesses, documents } from '#server/db/schema.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { PRESIGN, postJson, presign, presignRequest, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

const { app, db, close } = await setupTestApp()
afterAll(close)
const { process } = await buildProcess(db)

const refusal = async (changes: Record<string, unknown>, of: { id: string } = process) =>
  readError(await postJson(app, PRESIGN, presignRequest(of, changes)))

const upload = async (changes: Record<string, unknown>, of: { id: string } = process) => {
  const { uploadUrl, headers } = await presign(app, of, changes)
  expect((await putBytes(app, uploadUrl, headers, pdfBytes(200))).status).toBe(200)
}

const rowOf = async (id: string) => (await db.select().from(documents).where(eq(documents.id, id)))[0]

const closeProcess = (processId: string) =>
  db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, processId))

test('the answer has exactly the documented fields, and leads to this origin', async () => {
  const documentId = newId()
  const answer = await presign(app, process, { documentId })
  expect(answer).toEqual({
    uploadUrl: expect.stringMatching(`^/api/documents/${documentId}/content\\?expires=\\d+&signature=[\\w-]{43}$`),
    headers: { 'Content-Type': 'application/pdf' },
    object: { key: expect.stringContaining(documentId), publicUrl: `/api/documents/${documentId}` },
  })
})

test.each([0, -1, 1.5, '10', null, undefined, Number.MIN_VALUE])(
  'a length of %j bytes is no length',
  async (contentLength) => {
    expect(await refusal({ contentLength })).toEqual({
      status: 422,
      code: 'VALIDATION_FAILED',
      paths: ['contentLength'],
    })
  },
)

test.each([10 * 1024 * 1024 + 1, 1e15])('%i bytes are more than a document may have', async (contentLength) => {
  expect(await refusal({ contentLength })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
})

test('10 MiB are accepted', async () => {
  const response = await postJson(app, PRESIGN, presignRequest(process, { contentLength: 10 * 1024 * 1024 }))
  expect(response.status).toBe(200)
})

test.each([
  'text/html',
  'image/svg+xml',
  'application/x-msdownload',
  'application/zip',
  'image/gif',
  'application/pdf; x=y',
  '',
])('the content type %j is not accepted', async (contentType) => {
  expect(await refusal({ contentType })).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
})

test.each(['a.exe', 'a.pdf.html', 'a', 'pdf', '.pdf.', 'a.docx', 'a.pdf\u202Egpj'])(
  'the name %j does not belong to a PDF',
  async (filename) => {
    expect(await refusal({ filename })).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  },
)

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.JPEG', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.doc', 'application/msword'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['../../etc/Lohn “März” 😀.PDF', 'APPLICATION/PDF'],
])('%s as %s is accepted, and its name is kept as data alone', async (filename, contentType) => {
  const documentId = newId()
  const { object, headers } = await presign(app, process, { documentId, filename, contentType })
  expect(object.key).toMatch(/^applications\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/)
  expect(headers['Content-Type']).toBe(contentType.toLowerCase())
  expect(await rowOf(documentId)).toMatchObject({ originalName: filename, sha256: null, storedAt: null })
})

test.each([
  ['', 'filename'],
  ['x'.repeat(300), 'filename'],
  ['a\0.pdf', 'filename'],
  ['\ud800.pdf', 'filename'],
])('the name %j cannot be stored', async (filename, path) => {
  expect(await refusal({ filename })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', paths: [path] })
})

test.each(['applicationProcessId', 'applicationId', 'mainRenterId', 'documentId'])(
  '%s must be a UUID',
  async (field) => {
    for (const value of ['../../etc/passwd', '7', '', null, undefined]) {
      expect(await refusal({ [field]: value })).toEqual({ status: 422, code: 'VALIDATION_FAILED', paths: [field] })
    }
  },
)

test('an unknown kind of document is refused', async () => {
  expect(await refusal({ documentType: 'passport' })).toMatchObject({ status: 422, paths: ['documentType'] })
})

test('documents can be announced only for a process that exists and takes applications', async () => {
  expect(await refusal({}, { id: newId() })).toMatchObject({ status: 404, code: 'PROCESS_NOT_FOUND' })
  const closed = await buildProcess(db, { status: 'closed' })
  expect(await refusal({}, closed.process)).toMatchObject({ status: 409, code: 'APPLICATION_CLOSED' })
  const pending = await buildProcess(db, { status: 'pending' })
  await presign(app, pending.process)
})

test('announcing the same document again leads to the same object, with one row', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  const first = await presign(app, process, request)
  const second = await presign(app, process, { ...request, contentLength: 300, documentType: 'other_document' })
  expect(second.object).toEqual(first.object)
  expect(await rowOf(request.documentId)).toMatchObject({ size: 300, type: 'other_document' })
})

test('an id in capitals is the same id', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  const first = await presign(app, process, request)
  const second = await presign(app, process, { ...request, documentId: request.documentId.toUpperCase() })
  expect(second.object).toEqual(first.object)
})

test.each(['applicationId', 'mainRenterId'])('a document cannot be taken over by another %s', async (field) => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  await presign(app, process, request)
  expect(await refusal({ ...request, [field]: newId() })).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
  expect(await rowOf(request.documentId)).toMatchObject({ applicationId: request.applicationId })
})

test('a document cannot be taken over by another process', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  await presign(app, process, request)
  const other = await buildProcess(db)
  expect(await refusal(request, other.process)).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
})

test('a stored document can be given another name until its application is sent', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  await upload(request)
  const stored = await rowOf(request.documentId)
  await presign(app, process, { ...request, sha256: stored?.sha256, filename: 'payslip may.pdf' })
  expect(await rowOf(request.documentId)).toMatchObject({ originalName: 'payslip may.pdf', sha256: stored?.sha256 })
})

test('a stored document can be announced again as it is, with another kind, but not with other content', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  await upload(request)
  const stored = await rowOf(request.documentId)
  await presign(app, process, { ...request, sha256: stored?.sha256, documentType: 'other_document' })
  expect(await rowOf(request.documentId)).toEqual({ ...stored, type: 'other_document', announcedAt: expect.any(Date) })
  const others = [{ contentLength: 201 }, { sha256: '0'.repeat(64) }, { contentType: 'image/png', filename: 'a.png' }]
  for (const other of others) {
    expect(await refusal({ ...request, ...other })).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
  }
})

test('after submission only the listed documents can be announced again, also when the process has closed since', async () => {
  const own = await buildProcess(db)
  const renter = buildRenter()
  const application = buildSubmission(own.process, { mainRenters: [renter] })
  const listed = { documentId: newId(), applicationId: application.id, mainRenterId: renter.id }
  const unlisted = { ...listed, documentId: newId() }
  await upload(listed, own.process)
  await upload(unlisted, own.process)
  renter.documents = [{ id: listed.documentId, type: 'proof_of_income' }]
  expect((await postJson(app, '/api/applications', application)).status).toBe(201)
  await closeProcess(own.process.id)

  await upload(listed, own.process)
  await presign(app, own.process, { ...listed, documentType: 'other_document' })
  expect(await rowOf(listed.documentId)).toMatchObject({ type: 'proof_of_income' })
  expect(await refusal(unlisted, own.process)).toMatchObject({ status: 409, code: 'ALREADY_SUBMITTED' })
  expect(await refusal({ ...listed, documentId: newId() }, own.process)).toMatchObject({ code: 'ALREADY_SUBMITTED' })
})

test('an application can announce 200 documents and no more, however many requests come at once', async () => {
  const applicationId = newId()
  // Who is told that the database is too busy asks again, as phones do.
  const announce = async (asked = presignRequest(process, { applicationId })) => {
    for (;;) {
      const answer = await postJson(app, PRESIGN, asked)
      if (answer.status !== 503) return answer
    }
  }
  const answers = await Promise.all(Array.from({ length: 210 }, () => announce()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(await refusal({ applicationId })).toMatchObject({ status: 409, code: 'DOCUMENT_LIMIT_REACHED' })
  expect(await db.$count(documents, eq(documents.applicationId, applicationId))).toBe(200)
})

test('an application can announce 250 MiB and no more; a document announced again is not counted twice', async () => {
  const MIB = 1024 * 1024
  const applicationId = newId()
  const request = { applicationId, documentId: newId(), mainRenterId: newId(), contentLength: 10 * MIB }
  for (let count = 0; count < 24; count += 1) await presign(app, process, { applicationId, contentLength: 10 * MIB })
  await presign(app, process, request)
  await presign(app, process, request)
  expect(await refusal({ applicationId, contentLength: 1 })).toMatchObject({ code: 'DOCUMENT_LIMIT_REACHED' })
})

test('announcing has a budget, which a document that is already stored does not need', async () => {
  const limited = await setupTestApp({ limits: createRateLimits({ factor: 0.01 }) })
  const own = await buildProcess(limited.db)
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  const { uploadUrl, headers } = await presign(limited.app, own.process, request)
  await putBytes(limited.app, uploadUrl, headers, pdfBytes(200))
  await presign(limited.app, own.process)
  await presign(limited.app, own.process)
  expect((await postJson(limited.app, PRESIGN, presignRequest(own.process))).status).toBe(429)
  await presign(limited.app, own.process, request)
  await limited.close()
})

test('two announcements of one document at the same moment make one row', async () => {
  const request = presignRequest(process)
  const answers = await Promise.all(Array.from({ length: 10 }, () => postJson(app, PRESIGN, request)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await db.$count(documents, sql`${documents.id} = ${request.documentId}`)).toBe(1)
})
