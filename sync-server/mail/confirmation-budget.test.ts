import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { confirmationTimes, mails } from '#server/db/server-schema.ts'
import { readData } from '#server/testing/admin-requests.ts'
import { buildProcess, buildRenter, buildSubmission } from '#server/testing/build/build.ts'
import { postJson } from '#server/testing/requests.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { receipt } from '#shared/application/contract.ts'
import { newId } from '#shared/ids.ts'
import { deleteOldConfirmations } from './confirmation-budget.ts'

let now = new Date('2027-01-10T10:00:00Z')
const { app, db, close } = await setupTestApp({ now: () => now })
afterAll(close)
const { process } = await buildProcess(db)

const submissionOf = (email: string) => buildSubmission(process, { mainRenters: [buildRenter({ email })] })
const submit = async (email: string) => send(submissionOf(email))
const send = async (submission: object) =>
  (await readData(receipt, await postJson(app, '/api/applications', submission))).confirmationMail
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test('three mails an hour go to one mailbox, however its address is written; every application is taken, and its receipt says which', async () => {
  const name = newId()
  const written = [
    `${name}@renter.test`,
    `${name}+a@renter.test`,
    ` ${name}@RENTER.test`,
    `${name.toUpperCase()}+b@renter.test`,
  ]
  const said: (boolean | undefined)[] = []
  for (const email of [...written, ...written]) said.push(await submit(email))
  expect(said).toEqual([true, true, true, false, false, false, false, false])
  expect(
    await db.$count(
      mails,
      inArray(
        mails.recipient,
        written.map((address) => address.trim()),
      ),
    ),
  ).toBe(3)
  expect(await submit(`${newId()}@renter.test`)).toBe(true)
  later(59)
  expect(await submit(`${name}@renter.test`)).toBe(false)
  later(1)
  expect([await submit(`${name}@renter.test`), await submit(`${name}@renter.test`)]).toEqual([true, true])
})

test('dots make no other mailbox at Gmail', async () => {
  const name = newId().replaceAll('-', '')
  const said: (boolean | undefined)[] = []
  for (const local of [
    name,
    `${name.slice(0, 3)}.${name.slice(3)}`,
    `${name}+x`,
    `${name.slice(0, 5)}.${name.slice(5)}`,
  ]) {
    said.push(await submit(`${local}@${said.length % 2 ? 'gmail' : 'googlemail'}.com`))
  }
  expect(said).toEqual([true, true, true, false])
})

test('of thirty at once for one address three are confirmed', async () => {
  const email = `${newId()}@renter.test`
  const said = await Promise.all(Array.from({ length: 30 }, () => submit(email)))
  expect(said.filter(Boolean)).toHaveLength(3)
})

test('what is delivered again says the same as the first time, and does not count', async () => {
  const email = `${newId()}@renter.test`
  const submissions = Array.from({ length: 4 }, () => submissionOf(email))
  const first: (boolean | undefined)[] = []
  for (const submission of submissions) first.push(await send(submission), await send(submission))
  expect(first).toEqual([true, true, true, true, true, true, false, false])
})

test('what was refused does not count', async () => {
  const email = `${newId()}@renter.test`
  for (let count = 0; count < 5; count += 1) {
    const invalid = buildSubmission(process, { mainRenters: [buildRenter({ email, firstName: '' })] })
    expect((await postJson(app, '/api/applications', invalid)).status).toBe(422)
  }
  expect(await submit(email)).toBe(true)
})

test('nobody’s address can be read from what is counted, and it is kept for an hour', async () => {
  const email = `${newId()}@renter.test`
  await submit(email)
  const kept = await db.select().from(confirmationTimes)
  expect(JSON.stringify(kept)).not.toContain(email.split('@')[0])
  await deleteOldConfirmations(db, now)
  expect((await db.select().from(confirmationTimes)).length).toBeGreaterThan(0)
  later(61)
  await deleteOldConfirmations(db, now)
  expect(await db.select().from(confirmationTimes)).toEqual([])
})
