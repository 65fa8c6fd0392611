import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProcess } from '#server/testing/build/build.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import {
  EICAR,
  hasClamd,
  LARGEST_SCANNED,
  startClamd,
  type TestClamd,
} from '#server/testing/outside/clamd/start-clamd.ts'
import { buildPhone } from '#server/testing/phone.ts'
import { askProgress, patchBytes, postJson, presign, putBytes, readError } from '#server/testing/requests.ts'
import { storages, type TestStorage } from '#server/testing/storages.ts'
import { setupTestApp, type TestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { scannedStorage } from './scanned-storage.ts'
import { createScanner } from './scanner.ts'

if (!hasClamd) console.warn('No clamd: the tests of scanned documents are SKIPPED (scripts/find/find-clamd.ts).')

/** What is wrong with it lies where a look at its kind does not see it. */
const infectedBytes = () => {
  const bytes = pdfBytes(1000)
  bytes.set(new TextEncoder().encode(EICAR), 500)
  return bytes
}

describe.skipIf(!hasClamd).each(storages)('documents that a scanner looks at, %s', (place, open) => {
  let clamd: TestClamd
  let opened: TestStorage
  let server: TestApp
  let process: Awaited<ReturnType<typeof buildProcess>>['process']
  beforeAll(async () => {
    clamd = await startClamd()
    opened = await open()
    server = await setupTestApp()
    server.deps.storage = scannedStorage(opened.storage, createScanner(clamd.address, server.deps))
    process = (await buildProcess(server.db)).process
  })
  afterAll(async () => {
    await server.close()
    await opened.close()
    await clamd.stop()
  })

  async function announce(bytes: Uint8Array<ArrayBuffer>) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const changes = { documentId: newId(), contentLength: bytes.byteLength, sha256 }
    const { uploadUrl, resumableUrl: url = uploadUrl, headers, object } = await presign(server.app, process, changes)
    return {
      put: () => putBytes(server.app, url, headers, bytes),
      patch: () => patchBytes(server.app, url, 0, bytes),
      progress: () => askProgress(server.app, url),
      kept: async () => [await opened.storage.stat(object.key), await opened.storage.arrived(object.key)],
    }
  }
  const lastFailure = () => server.log.findLast(({ event }) => event === 'scan_failed')
  const counted = async (result: string) => {
    const text = await server.deps.metrics.registry.metrics()
    return Number(new RegExp(`^einzug_document_scans_total{result="${result}"} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  }

  test('a clean one is stored; an infected one is refused with words of its own, and nothing of it stays', async () => {
    const clean = await announce(pdfBytes(1000))
    expect((await clean.put()).status).toBe(200)
    for (const way of ['put', 'patch'] as const) {
      const infected = await announce(infectedBytes())
      expect(await readError(await infected[way]())).toMatchObject({ status: 422, code: 'DOCUMENT_INFECTED' })
      expect(await infected.kept()).toEqual([undefined, 0])
    }
    expect([await counted('clean'), await counted('infected'), await counted('failed')]).toEqual([1, 2, 0])
  })

  test('while the scanner is away nothing is stored and nothing lost; what has arrived is looked at when it is back', async () => {
    const [waiting, again] = [await announce(pdfBytes(1000)), await announce(pdfBytes(1000))]
    await clamd.stop()
    expect(await readError(await waiting.patch())).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await readError(await again.put())).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    // It has every byte, and must not say so: its sender would take the document for stored.
    expect((await waiting.progress()).status).toBe(503)
    expect(await waiting.kept()).toEqual([undefined, 1000])
    expect(lastFailure()).toEqual({ level: 'error', event: 'scan_failed', reason: 'ECONNREFUSED' })
    clamd = await startClamd(clamd.address.port)
    expect((await waiting.progress()).headers.get('upload-offset')).toBe('1000')
    expect((await again.put()).status).toBe(200)
    expect(await waiting.kept()).toEqual([{ size: 1000 }, 0])
  })

  test('one that is larger than the scanner takes counts as not looked at, and the log says why', async () => {
    const large = await announce(pdfBytes(LARGEST_SCANNED + 1))
    expect(await readError(await large.patch())).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect((await large.kept())[0]).toBeUndefined()
    // Its own words, unless they were lost because it closes while bytes are still coming.
    const reason: unknown = expect.stringMatching(/^INSTREAM size limit exceeded|StreamMaxLength/)
    expect(lastFailure()).toMatchObject({ event: 'scan_failed', reason })
  })

  // Only a bucket takes what does not come through the server.
  test.runIf(place === 'in a bucket')('one that a browser put there itself is looked at before it counts', async () => {
    const phone = buildPhone(process)
    phone.bytes.set(new TextEncoder().encode(EICAR), 500)
    const sha256 = createHash('sha256').update(phone.bytes).digest('hex')
    Object.assign(phone.document, { sha256 })
    Object.assign(phone.announcement, { sha256 })
    const { uploadUrl, resumableUrl = '' } = await presign(server.app, process, phone.announcement)
    const headers = { 'Content-Type': 'application/pdf', Origin: 'https://einzug.test' }
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: phone.bytes })).status).toBe(200)
    const submitted = await postJson(server.app, '/api/applications', phone.submission)
    expect(await readError(submitted)).toMatchObject({ status: 409, code: 'DOCUMENTS_MISSING' })
    // So its sender sends it in parts, to the server, which says why.
    expect((await askProgress(server.app, resumableUrl)).headers.get('upload-offset')).toBe('0')
    const sent = await patchBytes(server.app, resumableUrl, 0, phone.bytes)
    expect(await readError(sent)).toMatchObject({ status: 422, code: 'DOCUMENT_INFECTED' })
  })
})
