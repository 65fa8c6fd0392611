import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentKey } from '#shared/document/document-key.ts'
import { applications, documents } from './db/schema.ts'
import { mails } from './db/server-schema.ts'
import { openS3Storage } from './document/storage/s3-storage.ts'
import { buildProcess, buildSubmission } from './testing/build/build.ts'
import { createTestDatabase } from './testing/database.ts'
import { receiveMails } from './testing/outside/mail-server.ts'
import { production, type ServerProcess, spawnServer } from './testing/outside/process.ts'
import { bucketVariables, objectStore } from './testing/storages.ts'
import { startTraffic, type Traffic } from './testing/traffic.ts'
import { openWayTo, type Way } from './testing/way-to.ts'

const patience = { timeout: 20_000 }

/** One server, while what it needs goes away and comes back in the middle of traffic. */
describe.skipIf(!objectStore)('a server whose neighbours come and go', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let mailServer: Awaited<ReturnType<typeof receiveMails>>
  let variables: Record<string, string>
  let ways: { database: Way; storage: Way; mail: Way }
  let directory: string
  let server: ServerProcess
  let url: string
  let processId: string
  let traffic: Traffic

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'einzug-neighbours-'))
    database = await createTestDatabase()
    mailServer = await receiveMails()
    variables = await bucketVariables()
    ways = {
      database: await openWayTo(database.url),
      storage: await openWayTo(variables['S3_ENDPOINT'] ?? ''),
      mail: await openWayTo(mailServer.url),
    }
    server = spawnServer({
      ...production,
      ...variables,
      DATA_DIR: directory,
      DATABASE_URL: ways.database.url,
      S3_ENDPOINT: ways.storage.url,
      SMTP_URL: ways.mail.url,
      MAIL_FROM: 'Einzug <applications@einzug.test>',
      RATE_LIMIT_FACTOR: '1000',
    })
    const { process } = await buildProcess(database.db)
    processId = process.id
    url = await server.running
    traffic = startTraffic(url, process, 2)
  })
  afterAll(async () => {
    await traffic.stop()
    server.child.kill('SIGTERM')
    await server.ended
    await Promise.all(Object.values(ways).map((way) => way.close()))
    await mailServer.close()
    await database.close()
    await rm(directory, { recursive: true, force: true })
  })

  const look = async () => {
    const response = await fetch(`${url}/ready`)
    const { data } = (await response.json()) as { data: { checks: Record<string, string> } }
    const failed = Object.entries(data.checks).flatMap(([name, outcome]) => (outcome === 'ok' ? [] : [name]))
    return { status: response.status, failed }
  }

  // The storage first: once the server has found that it works, it looks again only after 15 s.
  test.each([
    ['storage', ['storage']],
    ['database', ['database', 'migrations', 'outbox']],
  ] as const)(
    'fault:V4 while the %s is gone people are told to try again soon, the server says so and lives, and goes on by itself',
    async (name, failed) => {
      await traffic.more('delivered', 1)
      await ways[name].close()
      const before = traffic.refusals.length
      await traffic.more('refusals', 4)
      await expect.poll(look, patience).toEqual({ status: 503, failed })
      expect((await fetch(`${url}/live`)).status).toBe(200)
      await ways[name].open()
      await traffic.more('delivered', 1)
      await expect.poll(look, patience).toEqual({ status: 200, failed: [] })
      // Without a word to the question how much of a document has arrived: an answer to HEAD has no body.
      for (const refusal of traffic.refusals.slice(before)) expect(refusal).toMatch(/^503 (UNAVAILABLE|-), after 5$/)
    },
  )

  test.each([
    ['refuses connections', (way: Way) => way.close()],
    ['takes connections and says nothing', async (way: Way) => way.silence()],
  ])('fault:V13 while the mail server %s nobody notices who applies', async (_, leave) => {
    await leave(ways.mail)
    const before = traffic.refusals.length
    await traffic.more('delivered', 2)
    expect(traffic.refusals.slice(before)).toEqual([])
    expect(await look()).toEqual({ status: 200, failed: [] })
    await ways.mail.open()
  })

  test('fault:V13 after all of it every application is there once, with its document, and one mail each was sent', async () => {
    await traffic.stop()
    const { db } = database
    const submission = buildSubmission({ id: processId })
    // What was postponed is due, and the next application wakes the worker.
    await db.update(mails).set({ nextAttemptAt: new Date() }).where(isNull(mails.sentAt))
    const headers = { 'Content-Type': 'application/json' }
    const last = await fetch(`${url}/api/applications`, { method: 'POST', headers, body: JSON.stringify(submission) })
    expect(last.status).toBe(201)
    await expect.poll(() => db.$count(mails, isNull(mails.sentAt)), patience).toBe(0)

    const mailRows = await db.select().from(mails)
    const ids = [submission.id, ...traffic.delivered.map((phone) => phone.submission.id)]
    expect(mailRows).toHaveLength(ids.length)
    expect(new Set(mailRows.map(({ applicationId }) => applicationId))).toEqual(new Set(ids))
    // By its Message-ID: whether a mail server took what it was cut off from, nobody is told.
    const sent = mailServer.messages.map((text) => /^Message-ID: <([^@>]+)/im.exec(text)?.[1])
    expect(new Set(sent)).toEqual(new Set(mailRows.map(({ id }) => id)))
    expect(await db.$count(applications, eq(applications.processId, processId))).toBe(traffic.delivered.length + 1)
    await expectWhole()
    expect(server.output()).not.toContain('"event":"unexpected"')
    expect(server.child.exitCode).toBeNull()
  })

  /** No row of a document without its bytes, and those of the phone. */
  async function expectWhole() {
    const storage = await openS3Storage({
      endpoint: variables['S3_ENDPOINT'],
      region: variables['S3_REGION'] ?? '',
      bucket: variables['S3_BUCKET'] ?? '',
      accessKeyId: variables['S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: variables['S3_SECRET_ACCESS_KEY'] ?? '',
      forcePathStyle: true,
    })
    const rows = await database.db.select().from(documents)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(traffic.delivered.map((each) => each.document.id).toSorted())
    for (const phone of traffic.delivered) {
      const key = documentKey({ applicationId: phone.submission.id, id: phone.document.id })
      const stored = await new Response(await storage.read(key)).arrayBuffer()
      expect(new Uint8Array(stored)).toEqual(phone.bytes)
    }
    storage.close()
  }
})
