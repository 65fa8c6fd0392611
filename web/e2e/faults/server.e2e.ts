import { sql } from 'drizzle-orm'
import { buildProcess } from '#server/testing/build/build.ts'
import { expectReceived } from '../fixtures/applicant.ts'
import { pdfFile, pdfOfSize } from '../fixtures/files.ts'
import { expectExactlyOnce, submitApplication } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { killTest, test } from '../server/fault-test.ts'

const submissions = '/api/applications'
const submission = { method: 'POST', path: submissions }

killTest(
  'fault:V1 a server killed after the documents and before the application gets it after its restart',
  async ({ page, ownServer, network, w }) => {
    const hanging = network.arm({ ...submission, mode: 'hang' })
    const application = await submitApplication(page, w, [pdfFile(), pdfOfSize(700_000)])
    await hanging.struck
    await ownServer.kill()
    hanging.disarm()
    await ownServer.start()
    await expectReceived(page, application.id)
    await expectExactlyOnce(ownServer.data(), application)
  },
)

killTest(
  'fault:V3 a server killed in the middle of taking an application has not taken it, and takes it after its restart',
  async ({ page, ownServer, network, w }) => {
    const { db, ...data } = ownServer.data()
    const { process } = await buildProcess(db)
    const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    // Taking an application needs the process, which somebody is just changing.
    const changing = db
      .transaction(async (transaction) => {
        await transaction.execute(sql`select id from application_processes where id = ${process.id} for update`)
        locked.resolve()
        await release.promise
      })
      .catch(() => undefined)
    await locked.promise
    const application = await submitApplication(page, w, [pdfFile()], process.code)
    await expect.poll(() => db.$count(waiting)).toBe(1)
    expect(await data.applications(application.id)).toEqual([])
    await ownServer.kill()
    release.resolve()
    await changing
    await ownServer.start()
    await expectReceived(page, application.id)
    expect(network.seen('POST', submissions).at(-1)?.status).toBe(201)
    await expectExactlyOnce(ownServer.data(), application)
  },
)

test('fault:V15 taken, the answer lost, then the process closed: the next attempt is told that it was taken', async ({
  page,
  server,
  network,
  w,
}) => {
  const { process } = await buildProcess(server.db)
  const answers = network.arm({ ...submission, mode: 'drop-after-commit' })
  const application = await submitApplication(page, w, [pdfFile()], process.code)
  await answers.struck
  await server.closeProcess(process.id)
  answers.disarm()
  await expectReceived(page, application.id)
  expect(network.seen('POST', submissions).at(-1)?.status).toBe(200)
  await expectExactlyOnce(server, application)
})
