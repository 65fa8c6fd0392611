import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentKey } from '#shared/document/document-key.ts'
import { newId } from '#shared/ids.ts'
import { stopAbandonedPostgres } from './db/abandoned-postgres.ts'
import { connectDatabase } from './db/open-database.ts'
import { applications, documents } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { createDiskStorage } from './document/storage/disk-storage.ts'
import type { DocumentStorage } from './document/storage/document-storage.ts'
import { buildProcess } from './testing/build/build.ts'
import { pdfBytes } from './testing/build/files.ts'
import { embeddedUrl } from './testing/embedded-url.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { production, spawnServer } from './testing/outside/process.ts'
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './testing/outside/small-disk.ts'
import { buildPhone, type Phone } from './testing/phone.ts'
import { presign, readError } from './testing/requests.ts'
import { setupTestApp, type TestApp } from './testing/test-app.ts'

const MIB = 1024 * 1024
const patience = { timeout: 30_000 }

const obstacle = whyNoSmallDisk()
const why = obstacle ? ` (SKIPPED: ${obstacle})` : ''

describe.skipIf(obstacle)(`a disk of documents${why}`, () => {
  let disk: SmallDisk
  let storage: DocumentStorage
  let setup: TestApp
  let process: { id: string }
  beforeAll(async () => {
    disk = mountSmallDisk(8)
    storage = createDiskStorage(path.join(disk.directory, 'documents'))
    setup = await setupTestApp({ storage })
    ;({ process } = await buildProcess(setup.db))
  })
  afterAll(async () => {
    await setup.close()
    disk.remove()
  })
  const send = async (target: string, init: RequestInit) => setup.app.request(target, init)
  const bytes = pdfBytes(2 * MIB)
  const files = () =>
    readdirSync(path.join(disk.directory, 'documents'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
  const readAll = async (key: string) => new Uint8Array(await new Response(await storage.read(key)).arrayBuffer())

  test('that is full in the middle of a document says so with a code, leaves nothing of it, and the document is taken once there is room', async () => {
    const { uploadUrl, headers, object } = await presign(setup.app, process, {
      documentId: newId(),
      contentLength: 2 * MIB,
    })
    disk.fill(MIB)
    const refused = await send(uploadUrl, { method: 'PUT', headers, body: bytes })
    expect(await readError(refused)).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
    expect(files()).toEqual([])
    disk.clear()
    expect((await send(uploadUrl, { method: 'PUT', headers, body: bytes })).status).toBe(200)
    expect(await readAll(object.key)).toEqual(bytes)
  })

  test('that is full in the middle of a piece keeps what arrived, and the transfer goes on from there', async () => {
    const { uploadUrl, object } = await presign(setup.app, process, { documentId: newId(), contentLength: 2 * MIB })
    const tus = { 'Tus-Resumable': '1.0.0' }
    const sendFrom = (offset: number) => {
      const headers = { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
      return send(uploadUrl, { method: 'PATCH', headers, body: bytes.slice(offset) })
    }
    disk.fill(MIB)
    expect((await sendFrom(0)).status).toBe(507)
    disk.clear()
    const asked = await send(uploadUrl, { method: 'HEAD', headers: tus })
    expect((await sendFrom(Number(asked.headers.get('upload-offset')))).status).toBe(204)
    expect(await readAll(object.key)).toEqual(bytes)
  })

  test('that may be read and not written to says to try again, and works again when it can', async () => {
    const phone = buildPhone(process)
    disk.protect()
    await expect(phone.deliver(send)).rejects.toMatchObject({ status: 503, retryAfter: '5' })
    expect(await setup.db.$count(applications, eq(applications.id, phone.submission.id))).toBe(0)
    disk.unprotect()
    expect((await phone.deliver(send)).status).toBe(201)
    expect(setup.log.filter(({ event }) => event === 'unexpected')).toEqual([])
  })
})

describe.skipIf(obstacle)(`a disk of documents and database${why}`, () => {
  let disk: SmallDisk
  beforeAll(() => {
    disk = mountSmallDisk(160)
    fillDataDirectory(disk.directory)
  })
  afterAll(() => disk.remove())
  // Without a reserve there is no ballast either: it is laid after half a minute, and would be room to go on with.
  const settings = { ...production, RATE_LIMIT_FACTOR: '1000', DISK_RESERVE_MB: '0' }
  const start = () => spawnServer({ ...settings, DATA_DIR: disk.directory })

  test('that is full refuses with a code, loses nothing, and everything goes on by itself when there is room', async () => {
    let server = start()
    let url = await server.running
    const open = () => connectDatabase(embeddedUrl(disk.directory), () => {})
    const first = open()
    const { process } = await buildProcess(first.db)
    await first.close()
    const acknowledged: Phone[] = []
    const deliver = async (phone = buildPhone(process)) => {
      await phone.deliver((target, init) => fetch(url + target, init))
      acknowledged.push(phone)
    }
    const ready = async () => (await fetch(`${url}/ready`)).status

    await deliver()
    disk.fill()
    const refused = buildPhone(process)
    await expect(deliver(refused)).rejects.toMatchObject({ status: 503 })
    expect([await ready(), (await fetch(`${url}/live`)).status]).toEqual([503, 200])
    disk.clear()
    await deliver(refused)
    await expect.poll(ready, patience).toBe(200)

    // Without room for its log PostgreSQL gives up at once, and is started again as often as it takes.
    disk.fill()
    await useUpLog(embeddedUrl(disk.directory))
    const last = buildPhone(process)
    await expect(deliver(last)).rejects.toThrow(/^50[37]/)
    await expect.poll(server.output, patience).toContain('database_disk_waits')
    expect((await fetch(`${url}/live`)).status).toBe(200)
    disk.clear()
    const arrives = () =>
      deliver(last).then(
        () => true,
        () => false,
      )
    await expect.poll(arrives, patience).toBe(true)
    expect(server.child.exitCode).toBeNull()

    // A start waits, too.
    server.child.kill('SIGKILL')
    await server.ended
    // What its PostgreSQL gives back when it ends, a moment later, would be room to start with.
    await stopAbandonedPostgres(path.join(disk.directory, 'postgres', 'cluster'))
    disk.fill()
    server = start()
    await expect.poll(server.output, patience).toContain('database_disk_waits')
    disk.clear()
    url = await server.running
    await deliver()
    await expectWhole(acknowledged, open())
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  async function expectWhole(phones: readonly Phone[], { db, close }: ReturnType<typeof connectDatabase>) {
    const ids = phones.map(({ submission }) => submission.id)
    expect(await db.$count(applications, inArray(applications.id, ids))).toBe(ids.length)
    expect(await db.$count(mails, inArray(mails.applicationId, ids))).toBe(ids.length)
    const storage = createDiskStorage(path.join(disk.directory, 'documents'), { isBesideServer: true })
    for (const { submission, document, bytes } of phones) {
      expect(await db.$count(documents, eq(documents.applicationId, submission.id))).toBe(1)
      const stored = await storage.read(documentKey({ applicationId: submission.id, id: document.id }))
      expect(new Uint8Array(await new Response(stored).arrayBuffer())).toEqual(bytes)
    }
    await close()
  }
})

/** Writes until the next file of the log finds no room. */
async function useUpLog(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) {
      await client.query(`select pg_logical_emit_message(true, 'filler', repeat('x', 1000000))`)
      await client.query('select pg_switch_wal()')
    }
  } catch {
    await client.end().catch(() => {})
  }
}
