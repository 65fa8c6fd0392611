import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { documents } from '#server/db/schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import * as files from '#server/testing/build/files.ts'
import { presign, putBytes, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

let clock = new Date()
const { app, db, deps, directory, close } = await setupTestApp({ now: () => clock })
afterAll(close)
const { process } = await buildProcess(db)

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A document that is announced and awaits its bytes. */
async function announce(changes: Record<string, unknown> = {}) {
  const documentId = newId()
  const { uploadUrl, headers, object } = await presign(app, process, { documentId, ...changes })
  const put = (
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    more: Record<string, string> = {},
    url = uploadUrl,
  ) => putBytes(app, url, { ...headers, ...more }, body)
  return { documentId, uploadUrl, key: object.key, put }
}

async function expectNothingKept({ documentId, key }: { documentId: string; key: string }) {
  expect(await deps.storage.stat(key)).toBeUndefined()
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId))
  expect(row).toMatchObject({ sha256: null, storedAt: null })
  expect(await readdir(path.join(directory, '.partial')).catch(() => [])).toEqual([])
}

test('the announced bytes are stored, with their hash', async () => {
  const document = await announce()
  const response = await document.put(files.pdfBytes(200))
  const sha256 = hashOf(files.pdfBytes(200))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ data: { id: document.documentId, size: 200, sha256 } })
  expect(await deps.storage.stat(document.key)).toEqual({ size: 200 })
  const [row] = await db.select().from(documents).where(eq(documents.id, document.documentId))
  expect(row).toMatchObject({ size: 200, sha256, storedAt: clock, contentType: 'application/pdf' })
})

test.each([
  ['a.jpg', 'image/jpeg', files.jpegBytes()],
  ['a.png', 'image/png', files.pngBytes()],
  ['a.doc', 'application/msword', files.docBytes()],
  ['a.docx', docx, files.docxBytes()],
])('%s with the bytes of its kind is stored', async (filename, contentType, bytes) => {
  const document = await announce({ filename, contentType, contentLength: bytes.length, sha256: hashOf(bytes) })
  expect((await document.put(bytes)).status).toBe(200)
})

test.each([
  ['HTML', 'a.pdf', 'application/pdf', files.htmlBytes()],
  ['a program', 'a.pdf', 'application/pdf', files.exeBytes()],
  ['a picture', 'a.pdf', 'application/pdf', files.pngBytes()],
  ['HTML', 'a.jpg', 'image/jpeg', files.htmlBytes()],
  ['a plain ZIP archive', 'a.docx', docx, files.zipBytes(['word/readme.txt'])],
  [
    'a DOCX with macros',
    'a.docx',
    docx,
    files.zipBytes(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
  ],
])('%s announced as %s is refused and not kept', async (_, filename, contentType, bytes) => {
  const document = await announce({ filename, contentType, contentLength: bytes.length })
  expect(await readError(await document.put(bytes))).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  await expectNothingKept(document)
})

test('more bytes than announced are refused, by the header or as they arrive', async () => {
  const document = await announce()
  const longer = files.pdfBytes(201)
  const declared = await document.put(longer, { 'content-length': '201' })
  expect(await readError(declared)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  const chunked = await document.put(new Blob([longer]).stream())
  expect(await readError(chunked)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  await expectNothingKept(document)
})

test('fewer bytes than announced are refused, by the header or at their end', async () => {
  const document = await announce()
  const shorter = files.pdfBytes(199)
  const declared = await document.put(shorter, { 'content-length': '199' })
  expect(await readError(declared)).toMatchObject({ status: 422, code: 'UPLOAD_MISMATCH' })
  const chunked = await document.put(new Blob([shorter]).stream())
  expect(await readError(chunked)).toMatchObject({ status: 422, code: 'UPLOAD_MISMATCH' })
  const empty = await document.put(new Blob([]).stream())
  expect(await readError(empty)).toMatchObject({ status: 422, code: 'UPLOAD_MISMATCH' })
  await expectNothingKept(document)
})

test('a body in chunks without a length is stored when it is the announced one', async () => {
  const document = await announce()
  expect((await document.put(new Blob([files.pdfBytes(200)]).stream())).status).toBe(200)
})

test('bytes other than those of the announced hash are refused, and the right ones taken afterwards', async () => {
  const right = files.pdfBytes(200)
  const document = await announce({ sha256: hashOf(right) })
  const changed = right.with(150, 0)
  expect(await readError(await document.put(changed))).toMatchObject({ status: 422, code: 'UPLOAD_MISMATCH' })
  await expectNothingKept(document)
  expect((await document.put(right)).status).toBe(200)
})

test('another content type than the signed one is refused', async () => {
  const document = await announce()
  for (const contentType of ['text/html', 'application/octet-stream', 'application/pdf, text/html']) {
    const response = await document.put(files.pdfBytes(200), { 'Content-Type': contentType })
    expect(await readError(response)).toMatchObject({ status: 403, code: 'UPLOAD_URL_INVALID' })
  }
  await expectNothingKept(document)
})

test('a URL that we did not sign, that is incomplete, or that has expired permits nothing', async () => {
  const document = await announce()
  const foreign = await announce()
  const [, query = ''] = document.uploadUrl.split('?')
  const urls = [
    document.uploadUrl.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
    document.uploadUrl.replace(/expires=\d+/, 'expires=99999999999'),
    document.uploadUrl.replace(/&signature=.*/, ''),
    document.uploadUrl.replace(/\?.*/, ''),
    document.uploadUrl.replace(document.documentId, foreign.documentId),
    `/api/documents/${newId()}/content?${query}`,
  ]
  for (const url of urls) {
    const response = await document.put(files.pdfBytes(200), {}, url)
    expect(await readError(response)).toMatchObject({ status: 403, code: 'UPLOAD_URL_INVALID' })
  }
  const start = clock
  clock = new Date(start.getTime() + 15 * 60_000)
  expect(await readError(await document.put(files.pdfBytes(200)))).toMatchObject({ status: 403 })
  clock = start
  await expectNothingKept(document)
  await expectNothingKept(foreign)
})

test('a URL signed for an earlier announcement does not permit what was announced since', async () => {
  const request = { documentId: newId(), applicationId: newId(), mainRenterId: newId() }
  const first = await presign(app, process, request)
  await presign(app, process, { ...request, contentLength: 300 })
  const response = await putBytes(app, first.uploadUrl, first.headers, files.pdfBytes(200))
  expect(await readError(response)).toMatchObject({ status: 403, code: 'UPLOAD_URL_INVALID' })
})

test('the same bytes again get the same answer; other bytes are a conflict and change nothing', async () => {
  const document = await announce()
  const first = await (await document.put(files.pdfBytes(200))).json()
  const again = await document.put(files.pdfBytes(200))
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)

  const other = await document.put(files.pdfBytes(200).with(150, 0))
  expect(await readError(other)).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
  const stored = new Uint8Array(await new Response(await deps.storage.read(document.key)).arrayBuffer())
  expect(stored).toEqual(files.pdfBytes(200))
  expect(await readdir(path.join(directory, '.partial'))).toEqual([])
})

test('a stored file that was lost is replaced by the same bytes only', async () => {
  const document = await announce()
  await document.put(files.pdfBytes(200))
  await rm(path.join(directory, document.key))
  const other = await document.put(files.pdfBytes(200).with(150, 0))
  expect(await readError(other)).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
  expect((await document.put(files.pdfBytes(200))).status).toBe(200)
  expect(await deps.storage.stat(document.key)).toEqual({ size: 200 })
})

test('the same document sent ten times at once is stored once, and all ten succeed', async () => {
  const document = await announce()
  const answers = await Promise.all(Array.from({ length: 10 }, () => document.put(files.pdfBytes(200))))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(bodies).size).toBe(1)
  expect(await readdir(path.join(directory, path.dirname(document.key)))).toEqual([document.documentId])
})

test('bytes that were stored just before a crash are recognised when they are sent again', async () => {
  const document = await announce()
  await deps.storage.write(document.key, new Blob([files.pdfBytes(200)]).stream(), 200, () => {})
  expect((await document.put(files.pdfBytes(200))).status).toBe(200)
  const [row] = await db.select().from(documents).where(eq(documents.id, document.documentId))
  expect(row?.storedAt).toEqual(clock)
})
