import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { documents } from '#server/db/schema.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { htmlBytes, pdfBytes } from '#server/testing/build/files.ts'
import { askProgress, patchBytes, presign, putBytes, readError } from '#server/testing/requests.ts'
import { storages } from '#server/testing/storages.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

describe.each(storages)('documents %s', async (_, open) => {
  let clock = new Date()
  const opened = await open()
  const { app, db, deps, close } = await setupTestApp({ now: () => clock, storage: opened.storage })
  afterAll(async () => {
    await close()
    await opened.close()
  })
  const { process } = await buildProcess(db)

  const whole = pdfBytes(200)
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  /** A document that is announced, and how to send it in pieces. */
  async function announce(changes: Record<string, unknown> = {}) {
    const request = {
      documentId: newId(),
      applicationId: newId(),
      mainRenterId: newId(),
      sha256: hashOf(whole),
      ...changes,
    }
    const { uploadUrl, resumableUrl: url = uploadUrl, object, headers } = await presign(app, process, request)
    return {
      request,
      key: object.key,
      url,
      put: () => putBytes(app, url, headers, whole),
      patch: (offset: number, bytes: Uint8Array<ArrayBuffer> | null, more: Record<string, string> = {}) =>
        patchBytes(app, url, offset, bytes, more),
      ask: () => askProgress(app, url),
      offset: async () => (await askProgress(app, url)).headers.get('upload-offset'),
      row: async () => (await db.select().from(documents).where(eq(documents.id, request.documentId)))[0],
    }
  }

  /** Every byte from the 120th on, without what follows the last one: the server was killed in between. */
  const arriveUnnoticed = async (key: string, bytes: Uint8Array<ArrayBuffer>) => {
    const kill = () => {
      throw new Error('killed')
    }
    const last = { offset: 120, body: new Blob([bytes.slice(120)]).stream() }
    await expect(deps.storage.append(key, last, bytes.length, kill)).rejects.toThrow('killed')
  }

  test('what is stored is neither looked at nor kept again, however often it is sent or asked for', async () => {
    const document = await announce()
    expect((await document.patch(0, whole)).status).toBe(204)
    const untouched = () => {
      throw new Error('looked at again')
    }
    const calm = createApp({ ...deps, storage: { ...deps.storage, append: untouched, write: untouched } })
    for (const body of [null, new Uint8Array()]) {
      const again = await patchBytes(calm, document.url, 200, body)
      expect([again.status, again.headers.get('upload-offset')]).toEqual([204, '200'])
    }
    expect((await askProgress(calm, document.url)).status).toBe(200)
    expect(await readError(await patchBytes(calm, document.url, 0, whole))).toMatchObject({
      code: 'UPLOAD_OFFSET_MISMATCH',
    })
    expect(await readError(await patchBytes(calm, document.url, 200, whole))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      putBytes(calm, document.url, { 'Content-Type': 'application/pdf' }, bytes)
    expect(await (await put(whole)).json()).toEqual({
      data: { id: document.request.documentId, size: 200, sha256: hashOf(whole) },
    })
    expect(await readError(await put(whole.with(150, 0)))).toMatchObject({ code: 'DOCUMENT_CONFLICT' })
  })

  test('before the first byte the offset is 0; every answer names the protocol and is not kept by caches', async () => {
    const document = await announce()
    const response = await document.ask()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'upload-offset': '0',
      'upload-length': '200',
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    })
    expect(await response.text()).toBe('')
  })

  test('pieces are counted, and the last one stores the document as a PUT would', async () => {
    const document = await announce()
    const first = await document.patch(0, whole.slice(0, 120))
    expect([first.status, first.headers.get('upload-offset'), await first.text()]).toEqual([204, '120', ''])
    expect([await document.offset(), (await document.row())?.storedAt]).toEqual(['120', null])
    const last = await document.patch(120, whole.slice(120))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '200'])
    expect(await document.row()).toMatchObject({ size: 200, sha256: hashOf(whole), storedAt: clock })
    expect((await document.put()).status).toBe(200)
  })

  test('a stored document is complete: nothing more is asked for, taken or changed', async () => {
    const document = await announce()
    await document.put()
    expect(await document.offset()).toBe('200')
    expect((await document.patch(200, null)).status).toBe(204)
    expect(await readError(await document.patch(200, pdfBytes(1)))).toMatchObject({ status: 413 })
    expect(await readError(await document.patch(0, whole))).toMatchObject({
      status: 409,
      code: 'UPLOAD_OFFSET_MISMATCH',
    })
  })

  test.each(['1', '199', '300', '-1', 'x', ''])(
    'a piece at %j is refused with the offset to go on from',
    async (wrong) => {
      const document = await announce()
      await document.patch(0, whole.slice(0, 120))
      const response = await document.patch(0, whole.slice(120), { 'Upload-Offset': wrong })
      expect(response.headers.get('upload-offset')).toBe('120')
      expect(await readError(response)).toMatchObject({ status: 409, code: 'UPLOAD_OFFSET_MISMATCH' })
      expect(await document.offset()).toBe('120')
    },
  )

  test('more bytes than announced are refused, and those before stay', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    expect(await readError(await document.patch(120, pdfBytes(81)))).toMatchObject({ status: 413 })
    expect(await document.offset()).toBe('120')
    expect((await document.patch(120, whole.slice(120))).status).toBe(204)
  })

  test('a piece of another content type is refused', async () => {
    const document = await announce()
    for (const type of ['application/pdf', 'application/octet-stream']) {
      const response = await document.patch(0, whole, { 'Content-Type': type })
      expect(await readError(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    }
    expect(await document.offset()).toBe('0')
  })

  test('another version of the protocol, or none, is refused with the one that is spoken', async () => {
    const document = await announce()
    for (const version of ['0.2.2', '']) {
      const response = await document.patch(0, whole, { 'Tus-Resumable': version })
      expect(response.headers.get('tus-version')).toBe('1.0.0')
      expect(await readError(response)).toMatchObject({ status: 412, code: 'TUS_VERSION_UNSUPPORTED' })
    }
    expect((await app.request(document.url, { method: 'HEAD' })).status).toBe(412)
    expect((await document.put()).status).toBe(200)
  })

  test('an address that has expired, or that we did not sign, permits neither question nor piece', async () => {
    const document = await announce()
    const foreign = document.url.replace(/signature=./, (start) =>
      start.endsWith('A') ? 'signature=B' : 'signature=A',
    )
    expect((await askProgress(app, foreign)).status).toBe(403)
    expect((await patchBytes(app, foreign, 0, whole)).status).toBe(403)
    const start = clock
    clock = new Date(start.getTime() + 15 * 60_000)
    expect([(await document.ask()).status, (await document.patch(0, whole)).status]).toEqual([403, 403])
    clock = start
    expect(await document.offset()).toBe('0')
  })

  test('a new address goes on where the old one ended', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    const again = await announce(document.request)
    expect(await again.offset()).toBe('120')
    expect((await again.patch(120, whole.slice(120))).status).toBe(204)
  })

  test.each([
    ['other content', { sha256: '0'.repeat(64) }],
    ['another length', { contentLength: 300 }],
    ['content that it gives no hash of', { sha256: undefined }],
  ])('a document announced anew with %s starts at its first byte', async (_, changes) => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    expect(await (await announce({ ...document.request, ...changes })).offset()).toBe('0')
  })

  test('fault:S5 bytes that differ from the announced hash are refused at the last piece, dropped, and can be sent anew', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120).with(110, 0))
    const refusal = await readError(await document.patch(120, whole.slice(120)))
    expect(refusal).toMatchObject({ status: 422, code: 'UPLOAD_MISMATCH' })
    expect([await document.offset(), (await document.row())?.storedAt]).toEqual(['0', null])
    expect((await document.patch(0, whole)).status).toBe(204)
  })

  test('bytes of another kind of file are refused at the last piece, and dropped', async () => {
    const bytes = htmlBytes()
    const document = await announce({ contentLength: bytes.length, sha256: hashOf(bytes) })
    expect(await readError(await document.patch(0, bytes))).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    })
    expect([await document.offset(), await deps.storage.stat(document.key)]).toEqual(['0', undefined])
  })

  test('a stored file that was lost is sent again from its first byte, the same bytes only', async () => {
    const document = await announce()
    await document.put()
    await deps.storage.remove(document.key)
    const again = await announce(document.request)
    expect(await again.offset()).toBe('0')
    const other = await again.patch(0, whole.with(150, 0))
    expect(await readError(other)).toMatchObject({ status: 409, code: 'DOCUMENT_CONFLICT' })
    expect((await again.patch(0, whole)).status).toBe(204)
    expect(await deps.storage.stat(document.key)).toEqual({ size: 200 })
  })

  test('a crash after the last byte, and one after the file got its name, are made good by the next question', async () => {
    const unnamed = await announce()
    await unnamed.patch(0, whole.slice(0, 120))
    await arriveUnnoticed(unnamed.key, whole)
    const unmarked = await announce()
    await deps.storage.write(unmarked.key, new Blob([whole]).stream(), 200, () => {})
    for (const document of [unnamed, unmarked]) {
      expect(await document.offset()).toBe('200')
      expect(await document.row()).toMatchObject({ sha256: hashOf(whole), storedAt: clock })
    }
  })

  test('a crash after the last of wrong bytes leaves nothing that is called complete', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    await arriveUnnoticed(document.key, whole.with(150, 0))
    expect(await document.offset()).toBe('0')
    expect((await document.patch(0, whole)).status).toBe(204)
  })

  test('bytes whose announcement was removed while they came are not kept', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    const removeAndSend = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await db.delete(documents).where(eq(documents.id, document.request.documentId))
      controller.enqueue(whole.slice(120))
      controller.close()
    }
    // Asked for its first bytes only when the server reads.
    const body = new ReadableStream<Uint8Array>({ pull: removeAndSend }, { highWaterMark: 0 })
    const response = await patchBytes(app, document.url, 120, body)
    expect(await readError(response)).toMatchObject({ status: 403, code: 'UPLOAD_URL_INVALID' })
    expect(await deps.storage.stat(document.key)).toBeUndefined()
  })

  test('the same last piece ten times at once stores the document once, whoever is refused', async () => {
    const document = await announce()
    await document.patch(0, whole.slice(0, 120))
    const answers = await Promise.all(Array.from({ length: 10 }, () => document.patch(120, whole.slice(120))))
    for (const { status } of answers) expect([204, 409]).toContain(status)
    const offset = Number(await document.offset())
    expect((await document.patch(offset, whole.slice(offset))).status).toBe(204)
    expect(await document.row()).toMatchObject({ sha256: hashOf(whole), storedAt: clock })
  })
})
