import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from './db/open-database.ts'
import { applications } from './db/schema.ts'
import { statOf } from './disk/disk-room.ts'
import { buildProcess } from './testing/build/build.ts'
import { type Answered, applyHonestly, DISK_MIB, leaveDocuments } from './testing/disk-attack.ts'
import { embeddedUrl } from './testing/embedded-url.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { production, type ServerProcess, spawnServer } from './testing/outside/process.ts'
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './testing/outside/small-disk.ts'

const ATTACKED_MS = 6_000
/** On a slow machine a disk takes longer to be filled. */
const LONGEST_MS = 90_000

const obstacle = whyNoSmallDisk()
const why = obstacle ? ` (SKIPPED: ${obstacle})` : ''

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
    timeout: LONGEST_MS + 120_000,
  }, async () => {
    const url = await server.running
    const { db, close } = connectDatabase(embeddedUrl(disk.directory), () => {})
    const { process: home } = await buildProcess(db)
    const answered: Answered = {}
    const began = performance.now()
    const goesOn = () => {
      const took = performance.now() - began
      return took < ATTACKED_MS || (took < LONGEST_MS && (answered[503] ?? 0) <= 5)
    }
    const target = { url, home, goesOn }
    const [honest] = await Promise.all([applyHonestly(target), leaveDocuments(target, answered)])
    const ids = honest.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(7)
    expect(await db.$count(applications, inArray(applications.id, ids))).toBe(ids.length)
    // They did try, and were told.
    expect(answered[200]).toBeGreaterThan(5)
    expect(answered[503]).toBeGreaterThan(5)
    expect(statOf(disk.directory)?.free).toBeGreaterThan(30_000_000)
    expect(server.child.exitCode).toBeNull()
    expect(server.output()).not.toMatch(/database_disk|"event":"unexpected"|database_connection_lost/)
    await close()
  })
})
