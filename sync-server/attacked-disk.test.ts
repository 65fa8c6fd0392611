import { setTimeout as wait } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import * as z from 'zod/mini'
import { documentContract } from '#shared/document/contract.ts'
import { MAX_DOCUMENT_BYTES } from '#shared/document/document.ts'
import { applications } from './db/schema.ts'
import { connectDatabase } from './db/open-database.ts'
import { statOf } from './disk/disk-room.ts'
import { buildProcess } from './testing/build.ts'
import { embeddedUrl } from './testing/embedded-url.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { pdfBytes } from './testing/files.ts'
import { buildPhone, RefusedError } from './testing/phone.ts'
import { production, type ServerProcess, spawnServer } from './testing/process.ts'
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './testing/small-disk.ts'

const DISK_MIB = 260
const ATTACKED_MS = 6_000
const ADDRESSES = 200
const AT_ONCE = 8
const HONEST_EVERY_MS = 200

const obstacle = whyNoSmallDisk()
const why = obstacle ? ` (SKIPPED: ${obstacle})` : ''
/** How long the attack lasts may be chosen. */
const attackedMs = Number(process.env['ATTACKED_MS'] ?? ATTACKED_MS)

describe.skipIf(obstacle)(`a disk of ${DISK_MIB} MB${why}`, () => {
  let disk: SmallDisk
  let server: ServerProcess
  beforeAll(() => {
    disk = mountSmallDisk(DISK_MIB)
    fillDataDirectory(disk.directory)
    server = spawnServer({ ...production, DATA_DIR: disk.directory, TRUST_PROXY: '1' })
  })
  afterAll(() => {
    server.child.kill('SIGKILL')
    disk.remove()
  })

  test('that many addresses fill with documents they never submit takes every honest application, and the server goes on', {
    timeout: attackedMs + 120_000,
  }, async () => {
    const url = await server.running
    const { db, close } = connectDatabase(embeddedUrl(disk.directory), () => {})
    const { process: home } = await buildProcess(db)
    const until = performance.now() + attackedMs
    const taken: number[] = []
    const attack = async (number: number) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        taken.push(await leaveDocument(url, home, `203.0.${number}.${turn % (ADDRESSES / AT_ONCE)}`))
      }
    }
    const honest: Promise<string>[] = []
    const apply = async () => {
      while (performance.now() < until) {
        honest.push(arrive(url, home, `198.51.100.${honest.length % 250}`))
        await wait(HONEST_EVERY_MS)
      }
    }
    await Promise.all([...Array.from({ length: AT_ONCE }, (_, number) => attack(number)), apply()])
    const ids = await Promise.all(honest)
    expect(ids.length).toBeGreaterThan(attackedMs / HONEST_EVERY_MS / 4)
    expect(await db.$count(applications, inArray(applications.id, ids))).toBe(ids.length)
    // They did try, and were told.
    expect(taken.filter((status) => status === 200).length).toBeGreaterThan(5)
    expect(taken.filter((status) => status === 503).length).toBeGreaterThan(5)
    expect(statOf(disk.directory)?.free).toBeGreaterThan(30_000_000)
    expect(server.child.exitCode).toBeNull()
    expect(server.output()).not.toMatch(/database_disk|"event":"unexpected"|database_connection_lost/)
    console.log(`${ids.length} honest applications; documents of the attack: ${JSON.stringify(tally(taken))}`)
    await close()
  })
})

const bytes = pdfBytes(MAX_DOCUMENT_BYTES)
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** @returns with which status it ended */
async function leaveDocument(url: string, home: { id: string }, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client }
  const announced = await fetch(`${url}/api/applications/documents/presign`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      applicationProcessId: home.id,
      applicationId: newId(),
      mainRenterId: newId(),
      documentType: 'proof_of_income',
      documentId: newId(),
      filename: 'Lohnausweis.pdf',
      contentType: 'application/pdf',
      contentLength: bytes.length,
      sha256,
    }),
  })
  if (!announced.ok) return announced.status
  const { data } = z.parse(z.object({ data: documentContract.presignDocument.answer }), await announced.json())
  const sent = await fetch(url + data.uploadUrl, {
    method: 'PUT',
    headers: { ...headers, ...data.headers },
    body: bytes,
  })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
  return sent
}

/** As a phone does it: again and again, until there is a receipt. @returns its id */
async function arrive(url: string, home: { id: string }, client: string): Promise<string> {
  const phone = buildPhone(home)
  for (;;) {
    try {
      await phone.deliver((target, init) =>
        fetch(url + target, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': client },
        }),
      )
      return phone.submission.id
    } catch (error) {
      // What it is told to wait for, shortened.
      if (!(error instanceof RefusedError) || ![503, 409, 403].includes(error.status)) throw error
      await wait(500)
    }
  }
}

function tally(values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
