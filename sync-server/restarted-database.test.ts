import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { connectDatabase, migrateDatabase } from './db/open-database.ts'
import { applications } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { buildProcess } from './testing/build/build.ts'
import { fillDataDirectory } from './testing/fill-data-directory.ts'
import { buildPhone, RefusedError } from './testing/phone.ts'
import { setupTestApp } from './testing/test-app.ts'

/** A PostgreSQL of its own, because the others' must not be shot. */
const directory = await mkdtemp(path.join(tmpdir(), 'einzug-restarted-'))
fillDataDirectory(directory)
const start = (settings: Record<string, string> = {}) =>
  startEmbeddedPostgres(path.join(directory, 'postgres'), settings)
let postgres = await start()
const { url } = postgres
await migrateDatabase(url)
const database = connectDatabase(url, () => {})
const { app, db, log, close } = await setupTestApp({ db: database.db })
afterAll(async () => {
  await database.close()
  await close()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
})

const PHONES = 10
const APPLICATIONS_EACH = 6
const RETRY_MS = 50

test('fault:V4 while PostgreSQL is shot down and comes back, phones are told to try again, and each application arrives once', async () => {
  const { process } = await buildProcess(db)
  const outcomes: number[] = []
  const shot = Promise.withResolvers<void>()
  const ids: string[] = []

  const deliverUntilReceived = async () => {
    const phone = buildPhone(process)
    ids.push(phone.submission.id)
    for (;;) {
      try {
        const { status } = await phone.deliver(async (target, init) => app.request(target, init))
        outcomes.push(status)
        if (outcomes.length >= PHONES) shot.resolve()
        return
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        outcomes.push(error.status)
        await wait(RETRY_MS)
      }
    }
  }
  const phones = Array.from({ length: PHONES }, async () => {
    for (let count = 0; count < APPLICATIONS_EACH; count += 1) await deliverUntilReceived()
  })
  await shot.promise
  await restart()
  await Promise.all(phones)

  expect(new Set(outcomes.filter((status) => status > 201))).toEqual(new Set([503]))
  expect(log.filter(({ event }) => event === 'unexpected')).toEqual([])
  expect(await db.$count(applications, inArray(applications.id, ids))).toBe(PHONES * APPLICATIONS_EACH)
  expect(await db.$count(mails)).toBe(PHONES * APPLICATIONS_EACH)
})

/** As `pg_ctl restart -m immediate`: no transaction is finished, and the next start recovers from the log. */
async function restart() {
  const pid = Number(
    (await readFile(path.join(directory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  process.kill(pid, 'SIGQUIT')
  await postgres.ended
  postgres = await start({ port: new URL(url).port })
}
