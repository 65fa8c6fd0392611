import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#server/db/server-schema.ts'
import { deliverNextMail } from '#server/mail/delivery.ts'
import { fileTransport } from '#server/mail/transports.ts'
import { buildApplication, buildProcess } from '#server/testing/build/build.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { DAY_MS } from '#shared/day.ts'
import { newId } from '#shared/ids.ts'
import { MAIL_DAYS } from '#shared/policy/mail-days.ts'
import { eraseApplication } from './erase-application.ts'
import { eraseOldMails, removeErasedMailFiles } from './erase-old-mails.ts'

const { db, close } = await createTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'einzug-mail-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db.delete(mails)
})

const now = new Date()
const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
async function mail(changes: Partial<typeof mails.$inferInsert>): Promise<string> {
  const id = newId()
  const words = { recipient: 'a@b.test', subject: 'Ihre Einladung', body: 'Guten Tag' }
  await db.insert(mails).values({ id, ...words, nextAttemptAt: null, ...changes })
  return id
}
const left = async () => new Set((await db.select().from(mails)).map(({ id }) => id))

test('a mail about no application ends a year after it was sent or given up, and never while it waits', async () => {
  const old = { createdAt: before(MAIL_DAYS + 2) }
  await mail({ ...old, sentAt: before(MAIL_DAYS + 1) })
  await mail(old)
  const kept = [
    await mail({ ...old, sentAt: before(MAIL_DAYS - 1) }),
    await mail({ ...old, nextAttemptAt: now }),
    await mail({ ...old, sentAt: before(MAIL_DAYS + 1), applicationId: newId() }),
  ]
  await eraseOldMails(db, now)
  expect(await left()).toEqual(new Set(kept))
})

test('what was sent into a folder goes with its mail, that of an erased application too', async () => {
  const { process } = await buildProcess(db)
  const application = await buildApplication(db, process)
  const about = await mail({ nextAttemptAt: before(1), applicationId: application.id })
  const other = await mail({ nextAttemptAt: before(1) })
  const { send } = fileTransport(folder, 'einzug@einzug.test')
  while (await deliverNextMail({ db, now: () => now, log: () => {}, send }));
  const foreign = 'notes.eml'
  await writeFile(path.join(folder, foreign), 'not ours')
  const all = [`${about}.eml`, `${other}.eml`, foreign]
  expect(new Set(await readdir(folder))).toEqual(new Set(all))
  await db.transaction((transaction) => eraseApplication(transaction, application, now, 'due'))

  await removeErasedMailFiles(db, folder, now)
  expect((await readdir(folder)).length, 'a file of today may be one whose mail is not marked yet').toBe(3)
  for (const name of all) await utimes(path.join(folder, name), before(2), before(2))
  await removeErasedMailFiles(db, folder, now)
  expect(new Set(await readdir(folder))).toEqual(new Set([`${other}.eml`, foreign]))
})

test('a folder that cannot be read is no empty one', async () => {
  const file = path.join(folder, 'none')
  await writeFile(file, '')
  await expect(removeErasedMailFiles(db, file, now)).rejects.toThrow('ENOTDIR')
})

test('a folder that is not there yet is none', async () => {
  await expect(removeErasedMailFiles(db, path.join(folder, 'missing'), now)).resolves.toBeUndefined()
})
