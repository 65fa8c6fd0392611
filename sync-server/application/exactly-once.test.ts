import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applicationProcesses, applications } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson, readError } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { newId } from '#shared/ids.ts'
import { fingerprint } from './fingerprint.ts'

const { app, db, log, close } = await setupTestApp()
afterAll(close)

const submit = (body: unknown) => postJson(app, '/api/applications', body)

test('fault:N12 of a hundred applications, each delivered twenty times at once, every one is made once', async () => {
  const { process } = await buildProcess(db)
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => deliverTwenty(process)))
  }
  expect(await db.$count(applications, eq(applications.processId, process.id))).toBe(100)
})

async function deliverTwenty(process: { id: string }) {
  const email = `${newId()}@renter.test`
  const submission = buildSubmission(process, { mainRenters: [buildRenter({ email })] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(submission)))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(new Set(bodies).size).toBe(1)
  expect(await db.$count(applications, eq(applications.id, submission.id))).toBe(1)
  expect(await db.$count(mails, eq(mails.recipient, email))).toBe(1)
}

test('the same body again gets the same receipt, whatever became of the application since', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  const first = await (await submit(submission)).json()
  await db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, submission.id))
  const again = await submit({ ...submission, status: 'submitted', language: 'fr' })
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
})

test('a body that today’s rules would refuse is recognised when it was accepted before', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  await submit(submission)
  await db.update(applicationProcesses).set({ status: 'closed' }).where(eq(applicationProcesses.id, process.id))
  // As if it had been accepted by an older version: the stored print is that of a body which is invalid now.
  const old = { ...submission, mainRenters: [] }
  await db
    .update(applications)
    .set({ fingerprint: fingerprint(old) })
    .where(eq(applications.id, submission.id))
  expect((await submit(old)).status).toBe(200)
})

test('fault:V17 another body under a known id is refused, tells nothing, and changes nothing', async () => {
  const { process } = await buildProcess(db)
  const submission = buildSubmission(process)
  await submit(submission)
  const before = await db.select().from(applications).where(eq(applications.id, submission.id))
  const other = { ...submission, mainRenters: [buildRenter({ firstName: 'Jemand', lastName: 'Anderes' })] }
  const response = await submit(other)
  expect(await response.clone().text()).not.toContain('Am')
  expect(await readError(response)).toEqual({ status: 422, code: 'IDEMPOTENCY_MISMATCH', paths: [] })
  expect(await db.select().from(applications).where(eq(applications.id, submission.id))).toEqual(before)
})

test('a known id with an invalid body, or for another process, is another body too', async () => {
  const { process } = await buildProcess(db)
  const elsewhere = await buildProcess(db)
  const submission = buildSubmission(process)
  await submit(submission)
  for (const other of [{ id: submission.id }, { ...submission, applicationProcessId: elsewhere.process.id }]) {
    expect(await readError(await submit(other))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  }
})

test('of two different bodies under one id at once exactly one is taken', async () => {
  const { process } = await buildProcess(db)
  const one = buildSubmission(process)
  const two = { ...one, mainRenters: [buildRenter({ firstName: 'Zweite' })] }
  const statuses = (await Promise.all([submit(one), submit(two)])).map(({ status }) => status)
  expect(statuses).toHaveLength(2)
  expect(new Set(statuses)).toEqual(new Set([201, 422]))
})

test('a reference that was given before is drawn again', async () => {
  const { process } = await buildProcess(db)
  await db.execute(sql`create sequence draws`)
  await db.execute(sql`create function bad_luck() returns trigger language plpgsql as $$
    begin if nextval('draws') <= 2 then new.reference := 'AAAA-AAAA'; end if; return new; end $$`)
  await db.execute(sql`create trigger bad_luck before insert on applications for each row execute function bad_luck()`)
  const first = await submit(buildSubmission(process))
  const second = await submit(buildSubmission(process))
  await db.execute(sql`drop trigger bad_luck on applications`)
  expect([first.status, second.status]).toEqual([201, 201])
  const given = await db.select().from(applications).where(eq(applications.processId, process.id))
  const [lucky, ...others] = given.filter(({ reference }) => reference !== 'AAAA-AAAA')
  expect([given.length, others]).toEqual([2, []])
  expect(await second.json()).toMatchObject({ data: { reference: lucky?.reference } })
  expect(await db.execute(sql`select last_value::int as draws from draws`)).toMatchObject({ rows: [{ draws: 3 }] })
})

test('fault:V5 the victim of a deadlock is carried out again, so that both sides succeed', async () => {
  const { process: left } = await buildProcess(db)
  const { process: right } = await buildProcess(db)
  let meetings = 0
  const bothHoldOne = Promise.withResolvers<void>()
  const crossing = (first: string, second: string) =>
    inTransaction(db, async (transaction) => {
      const take = (id: string) =>
        transaction.update(applicationProcesses).set({ notes: first }).where(eq(applicationProcesses.id, id))
      await take(first)
      meetings += 1
      if (meetings === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await take(second)
      return 'done'
    })
  expect(await Promise.all([crossing(left.id, right.id), crossing(right.id, left.id)])).toEqual(['done', 'done'])
  expect(meetings).toBeGreaterThanOrEqual(3) // more where the one that lost was quicker than the one that won
})

test('fault:V5 a conflict that never ends is UNAVAILABLE after three attempts', async () => {
  let attempts = 0
  const hopeless = inTransaction(db, async (transaction) => {
    attempts += 1
    await transaction.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  await expect(hopeless).rejects.toThrow('UNAVAILABLE')
  expect(attempts).toBe(3)
})

/** Makes PostgreSQL fail the insertion of one application, so and so often. */
async function failInserting(id: string, code: string, times: number) {
  await db.execute(sql`drop sequence if exists failures`)
  await db.execute(sql`create sequence failures`)
  await db.execute(
    sql.raw(`create or replace function fail_inserting() returns trigger language plpgsql as $$
      begin
        if new.id = '${id}' and nextval('failures') <= ${times} then raise exception 'again' using errcode = '${code}'; end if;
        return new;
      end $$`),
  )
  await db.execute(sql`create or replace trigger fail_inserting before insert on applications
    for each row execute function fail_inserting()`)
}

test.each(['40001', '40P01'])(
  'fault:V5 %s twice is not noticed by the caller; for ever it is a 503 to try again after',
  async (code) => {
    const { process } = await buildProcess(db)
    const lucky = buildSubmission(process)
    await failInserting(lucky.id, code, 2)
    expect((await submit(lucky)).status).toBe(201)

    const unlucky = buildSubmission(process)
    await failInserting(unlucky.id, code, 3)
    const response = await submit(unlucky)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await readError(response)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect((await submit(unlucky)).status).toBe(201)
    for (const { id } of [lucky, unlucky]) expect(await db.$count(applications, eq(applications.id, id))).toBe(1)
  },
)

test('fault:V11 an application that the server stumbles over is a 500 for itself alone, and is accepted once that is mended', async () => {
  const { process } = await buildProcess(db)
  const poisoned = buildSubmission(process)
  await failInserting(poisoned.id, '22012', 1000)
  const before = log.length
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await readError(await submit(poisoned))).toMatchObject({ status: 500, code: 'INTERNAL' })
    expect((await submit(buildSubmission(process))).status).toBe(201)
  }
  expect(log.slice(before).filter(({ event }) => event === 'unexpected')).toHaveLength(3)
  expect(await db.execute(sql`select last_value::int as attempts from failures`)).toMatchObject({
    rows: [{ attempts: 3 }],
  })
  await db.execute(sql`drop trigger fail_inserting on applications`)
  expect((await submit(poisoned)).status).toBe(201)
})
