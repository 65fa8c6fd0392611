import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mails } from '#server/db/server-schema.ts'
import type { LogEntry } from '#server/log-line.ts'
import { buildProcess, buildSubmission } from '#server/testing/build/build.ts'
import { buildLetter } from '#server/testing/build/build-letter.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { receiveMails } from '#server/testing/outside/mail-server.ts'
import { postJson } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { deliverNextMail } from './delivery.ts'
import { startMailer } from './mailer.ts'
import { queueMail } from './outbox.ts'
import { type SendMail, smtpTransport } from './transports.ts'

const mail = { recipient: 'zoe@example.org', letter: buildLetter() }
const from = 'Einzug <applications@example.org>'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

test('two workers on one outbox send every mail exactly once', async () => {
  const received = await receiveMails()
  const all = Promise.withResolvers<void>()
  received.onMail = () => received.messages.length === 20 && all.resolve()
  for (let count = 0; count < 20; count += 1)
    await queueMail(database.db, { ...mail, letter: buildLetter(`Nummer ${count}`) })

  const transport = smtpTransport(received.url, from)
  const workers = [startMailer(workerDeps(transport.send)), startMailer(workerDeps(transport.send))]
  await all.promise
  await Promise.all(workers.map((worker) => worker.stop()))

  const subjects = received.messages.map((text) => text.match(/^Subject: (.*)$/m)?.[1])
  expect(new Set(subjects).size).toBe(20)
  const rows = await database.db.select().from(mails)
  expect(rows.every(({ sentAt, nextAttemptAt, attempts }) => sentAt && !nextAttemptAt && attempts === 1)).toBe(true)
  transport.close()
  await received.close()
})

test('a mail queued while the worker sleeps is sent as soon as somebody nudges', async () => {
  const sent = Promise.withResolvers<string>()
  const worker = startMailer(workerDeps(async ({ recipient }) => sent.resolve(recipient)))
  await queueMail(database.db, mail)
  worker.nudge()
  expect(await sent.promise).toBe(mail.recipient)
  await worker.stop()
})

test('a server that stops does not wait for a mail server that says nothing, and leaves the mail to others', async () => {
  const reached = Promise.withResolvers<void>()
  const silent: SendMail = () => {
    reached.resolve()
    return new Promise(() => {})
  }
  await queueMail(database.db, mail)
  const worker = startMailer(workerDeps(silent), 50)
  await reached.promise
  await worker.stop()

  const sent: string[] = []
  expect(await deliverNextMail(workerDeps(async ({ recipient }) => void sent.push(recipient)))).toBe(true)
  expect(sent).toEqual([mail.recipient])
  expect(await database.db.select().from(mails)).toMatchObject([{ attempts: 1, lastError: null }])
})

test('fault:V13 a mail that left just before the database went away is marked when it is back, and not sent again', async () => {
  await queueMail(database.db, mail)
  const sent: string[] = []
  const send: SendMail = async ({ id }) => {
    sent.push(id)
    await endOtherConnections()
  }
  const deps = { ...workerDeps(send), unmarked: new Set<string>() }
  await expect(deliverNextMail(deps)).rejects.toThrow(/Failed query|[Cc]onnection/)
  expect(await database.db.select().from(mails)).toMatchObject([{ sentAt: null, attempts: 0 }])
  expect([await deliverNextMail(deps), await deliverNextMail(deps)]).toEqual([true, false])
  expect(await database.db.select().from(mails)).toMatchObject([{ sentAt: expect.any(Date), attempts: 1 }])
  expect(sent).toHaveLength(1)
  expect(deps.unmarked.size).toBe(0)
})

test('a mail whose transaction fails is never sent', async () => {
  const failure = new Error('after the mail was queued')
  const work = database.db.transaction(async (transaction) => {
    await queueMail(transaction, mail)
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  expect(await database.db.select().from(mails)).toEqual([])
})

test('a mail waits longer and longer while the mail server is away, and goes out when it is back', async () => {
  const away = await receiveMails()
  await away.close()
  await queueMail(database.db, mail)
  let now = new Date(Date.now() + 1000)
  const log: LogEntry[] = []
  const transport = smtpTransport(away.url, from)
  const deliver = (send = transport.send) =>
    deliverNextMail({ db: database.db, now: () => now, log: (entry) => log.push(entry), send })

  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await deliver()).toBe(true)
    expect(await deliver()).toBe(false)
    const [row] = await database.db.select().from(mails)
    expect(row?.nextAttemptAt?.getTime()).toBe(now.getTime() + minutes * 60_000)
    expect(row?.lastError).toMatch(/^E[A-Z]+$/)
    now = row?.nextAttemptAt ?? now
  }

  const back = await receiveMails()
  const working = smtpTransport(back.url, from)
  await deliver(working.send)
  expect(back.messages).toHaveLength(1)
  expect(await database.db.select().from(mails)).toMatchObject([{ attempts: 9, lastError: null, nextAttemptAt: null }])
  expect(JSON.stringify(log)).not.toContain('zoe')
  transport.close()
  working.close()
  await back.close()
})

test('fault:V13 an application is received while the mail server refuses five times, and is confirmed by one mail', async () => {
  const refusing = await receiveMails(451)
  const working = await receiveMails()
  const [away, back] = [smtpTransport(refusing.url, from), smtpTransport(working.url, from)]
  const { app, db, close } = await setupTestApp()
  const { process } = await buildProcess(db)
  expect((await postJson(app, '/api/applications', buildSubmission(process))).status).toBe(201)

  let now = new Date(Date.now() + 1000)
  const deliver = async (send: SendMail) => deliverNextMail({ db, now: () => now, log: () => {}, send })
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await deliver(away.send)).toBe(true)
    now = new Date(now.getTime() + 3_600_000)
  }
  expect([await deliver(back.send), await deliver(back.send)]).toEqual([true, false])
  expect(refusing.messages).toEqual([])
  expect(working.messages).toHaveLength(1)
  expect(await db.select().from(mails)).toMatchObject([{ attempts: 6, sentAt: now, nextAttemptAt: null }])
  away.close()
  back.close()
  await Promise.all([refusing.close(), working.close(), close()])
})

test.each([
  [550, true],
  [450, false],
])('a recipient refused with %i is given up: %s', async (responseCode, isGivenUp) => {
  const refusing = await receiveMails(responseCode)
  await queueMail(database.db, mail)
  const transport = smtpTransport(refusing.url, from)
  await deliverNextMail({ ...workerDeps(transport.send), now: () => new Date(Date.now() + 1000) })
  const [row] = await database.db.select().from(mails)
  expect([row?.lastError, row?.nextAttemptAt === null, row?.sentAt]).toEqual([String(responseCode), isGivenUp, null])
  transport.close()
  await refusing.close()
})

test('a wrong password does not give a mail up, because the operator will mend it', async () => {
  const guarded = await receiveMails(undefined, true)
  await queueMail(database.db, mail)
  const transport = smtpTransport(guarded.url.replace('//', '//user:wrong@'), from)
  await deliverNextMail({ ...workerDeps(transport.send), now: () => new Date(Date.now() + 1000) })
  const [row] = await database.db.select().from(mails)
  expect([row?.lastError, row?.nextAttemptAt === null]).toEqual(['535', false])
  transport.close()
  await guarded.close()
})

test.each(['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'nobody'])(
  'a recipient that is not one address is refused: %j',
  async (recipient) => {
    await expect(queueMail(database.db, { ...mail, recipient })).rejects.toThrow(/email_invalid/)
  },
)

test('a parked mail stays in the outbox for the operator to see', async () => {
  await queueMail(database.db, mail)
  const permanent = Object.assign(new Error('no'), { responseCode: 554 })
  await deliverNextMail({ ...workerDeps(() => Promise.reject(permanent)), now: () => new Date(Date.now() + 1000) })
  expect(await database.db.select().from(mails).where(eq(mails.lastError, '554'))).toMatchObject([
    { recipient: mail.recipient, subject: 'Grüße', body: expect.stringContaining('Bis bald in Zürich.') },
  ])
})

/** As PostgreSQL does when it is shut down. */
const endOtherConnections = () =>
  database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

const workerDeps = (send: SendMail) => ({
  db: database.db,
  now: () => new Date(Date.now() + 1000),
  log: () => {},
  send,
})
