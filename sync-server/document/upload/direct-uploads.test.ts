import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { S3Settings } from '#server/document/storage/s3-settings.ts'
import { openS3Storage, type S3Storage } from '#server/document/storage/s3-storage.ts'
import { linkSecretOf } from '#server/document-request/link-secret.ts'
import { buildApplication, buildProcess, buildRenter } from '#server/testing/build/build.ts'
import { htmlBytes, pdfBytes } from '#server/testing/build/files.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { postJson, presign } from '#server/testing/requests.ts'
import { createTestBucket, objectStore } from '#server/testing/storages.ts'
import { setupTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'

describe.skipIf(!objectStore)('documents that a browser puts into the bucket itself', () => {
  let settings: S3Settings
  let storage: S3Storage
  let server: TestApp
  let process: Awaited<ReturnType<typeof buildProcess>>['process']
  beforeAll(async () => {
    settings = await createTestBucket()
    storage = await openS3Storage(settings)
    server = await setupTestApp({ storage })
    process = (await buildProcess(server.db)).process
  })
  afterAll(async () => {
    await server.close()
    storage.close()
  })

  const put = (url: string, body: Uint8Array<ArrayBuffer>, type = 'application/pdf') =>
    fetch(url, { method: 'PUT', headers: { 'Content-Type': type, Origin: 'https://einzug.test' }, body })

  /** A phone that puts its document there itself, and what it puts. */
  async function announced(bytes: Uint8Array<ArrayBuffer> | 'as announced' = 'as announced') {
    const phone = buildPhone(process)
    const { uploadUrl } = await presign(server.app, process, phone.announcement)
    const sent = bytes === 'as announced' ? phone.bytes : bytes
    const submit = () =>
      server.app.request('/api/applications', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(phone.submission),
      })
    return { phone, uploadUrl, put: () => put(uploadUrl, sent), submit, key: storageKey(phone) }
  }
  const storageKey = ({ announcement }: ReturnType<typeof buildPhone>) =>
    `applications/${announcement.applicationId}/${announcement.documentId}`

  test('the answer leads to the bucket, and to this server for who sends in pieces', async () => {
    const { uploadUrl, resumableUrl } = await presign(server.app, process, { documentId: newId() })
    expect(new URL(uploadUrl).origin).toBe(objectStore)
    expect(storage.uploadOrigin).toBe(objectStore)
    expect(resumableUrl).toMatch(/^\/api\/documents\//)
  })

  test('an address takes this type, this length and this key alone, and nothing without its signature', async () => {
    const { uploadUrl } = await presign(server.app, process, { documentId: newId(), contentLength: 1000 })
    expect((await put(uploadUrl, pdfBytes(1001))).status).toBe(403)
    expect((await put(uploadUrl, pdfBytes(999))).status).toBe(403)
    expect((await put(uploadUrl, pdfBytes(1000), 'text/html')).status).toBe(403)
    expect((await put(uploadUrl.replace(/Signature=..../, 'Signature=0000'), pdfBytes(1000))).status).toBe(403)
    expect((await put(uploadUrl.replace('-direct', '-other'), pdfBytes(1000))).status).toBe(403)
    expect((await fetch(uploadUrl)).status).toBe(403)
    expect((await put(uploadUrl, pdfBytes(1000))).status).toBe(200)
  })

  test('what was put there is looked at when the application arrives, and attached', async () => {
    const { put, submit, key, phone } = await announced()
    expect((await put()).status).toBe(200)
    expect(await storage.stat(key)).toBeUndefined()
    expect((await submit()).status).toBe(201)
    expect(await storage.stat(key)).toEqual({ size: phone.bytes.length })
    expect(await storage.arrived(key)).toBe(0)
  })

  test('what is not what was announced counts as missing, is dropped, and can be sent anew', async () => {
    for (const wrong of [pdfBytes(1000).map((byte) => byte ^ 1), htmlBytes()]) {
      const { put, submit, key, phone } = await announced(wrong)
      await put()
      const refusal = await submit()
      expect([refusal.status, await refusal.text()]).toEqual([409, expect.stringContaining('DOCUMENTS_MISSING')])
      expect(await storage.stat(key)).toBeUndefined()
      expect(await storage.arrived(key)).toBe(0)
      const delivered = await phone.deliver(async (path, init) => server.app.request(path, init))
      expect(delivered.status).toBe(201)
    }
  })

  test('what was asked for later and put there is looked at when it is added', async () => {
    const requested = { types: ['proof_of_income' as const], before: [], requestedAt: new Date().toISOString() }
    const renter = buildRenter()
    const { id: applicationId } = await buildApplication(server.db, process, {
      mainRenters: [renter],
      status: 'accepted',
      documentRequests: [{ mainRenterId: renter.id, ...requested }],
    })
    const whose = { applicationId, mainRenterId: renter.id }
    const held = { ...whose, linkSecret: linkSecretOf(server.deps.signingKey, whose) }
    const documentId = newId()
    const { uploadUrl } = await presign(server.app, process, { ...held, documentId })
    expect((await put(uploadUrl, pdfBytes(200))).status).toBe(200)
    const listed = [{ id: documentId, type: 'proof_of_income' }]
    const path = `/api/applications/${applicationId}/requested-documents/${renter.id}/added`
    const added = await postJson(server.app, path, { id: newId(), linkSecret: held.linkSecret, documents: listed })
    expect(added.status).toBe(200)
    expect(await storage.stat(`applications/${applicationId}/${documentId}`)).toEqual({ size: 200 })
  })

  test('an address that is used again replaces nothing of what was accepted', async () => {
    const { put: putOnce, submit, key, uploadUrl, phone } = await announced()
    await putOnce()
    await submit()
    await put(
      uploadUrl,
      pdfBytes(1000).map((byte) => byte ^ 1),
    )
    const stored = await storage.read(key)
    expect(new Uint8Array(await new Response(stored).arrayBuffer())).toEqual(phone.bytes)
  })

  test('a bucket that is not there, keys that do not open it and a server that is away are named at the start', async () => {
    await expect(openS3Storage({ ...settings, bucket: 'missing' })).rejects.toThrow(/no bucket missing .* S3_BUCKET/)
    await expect(openS3Storage({ ...settings, secretAccessKey: 'wrong' })).rejects.toThrow('S3_SECRET_ACCESS_KEY')
    await expect(openS3Storage({ ...settings, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('S3_ENDPOINT')
  })
})
