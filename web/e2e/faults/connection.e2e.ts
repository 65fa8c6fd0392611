import { tellOnline } from '../device/devtools.ts'
import { withOnline, withoutBackgroundSync } from '../device/lesser-browsers.ts'
import { stopClock } from '../device/stop-clock.ts'
import { button, expectReceived } from '../fixtures/applicant.ts'
import { pdfFile, pdfOfSize } from '../fixtures/files.ts'
import {
  expectExactlyOnce,
  prepareApplication,
  pressSubmit,
  submitApplication,
  submitOffline,
} from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { expectNeverBack, sentBytes, uploads } from '../fixtures/uploads.ts'
import { test } from '../server/fault-test.ts'

const submissions = '/api/applications'
const submission = { method: 'POST', path: submissions }
const noConnection = 'The server cannot be reached. We try again automatically.'

test('fault:N1 submitted without a connection, it arrives within 5 s of its return', async ({
  page,
  context,
  server,
  w,
}) => {
  const application = await submitOffline(page, w, [pdfFile()])
  await expect(page.getByText(w('Saved on {thisDevice}'), { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/success', { timeout: 5_000 })
  await expectExactlyOnce(server, application)
})

test('fault:N3 an upload that is cut goes on where it was, and little is sent twice', async ({
  page,
  server,
  network,
  w,
}) => {
  const size = 7_000_000
  const cut = network.arm({ method: 'PATCH', path: uploads, nth: 17, mode: { cutUploadAt: 150_000 } })
  const application = await submitApplication(page, w, [pdfOfSize(size)])
  await cut.struck
  await expectReceived(page, application.id)
  expectNeverBack(network)
  // What the browser sends again by itself, on a connection that it uses again, is in it.
  expect(sentBytes(network)).toBeLessThan(size * 1.2)
  await expectExactlyOnce(server, application)
})

test('fault:N4 when the server took it and every answer is lost, the next attempt is told so, and nothing is there twice', async ({
  page,
  server,
  network,
  w,
}) => {
  const answers = network.arm({ ...submission, mode: 'drop-after-commit' })
  const application = await submitApplication(page, w, [pdfFile()])
  await expect(page.getByText(w(noConnection))).toBeVisible()
  expect(await server.applications(application.id)).toHaveLength(1)
  answers.disarm()
  await expectReceived(page, application.id)
  expect(network.seen('POST', submissions).at(-1)?.status).toBe(200)
  await expectExactlyOnce(server, application)
})

test('fault:N5 what the browser sends twice by itself, on a connection that it uses again, is there once', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  let asked = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === submissions) asked += 1
  })
  network.arm({ ...submission, nth: 1, mode: 'drop-after-commit' })
  const application = await submitApplication(page, w, [pdfFile()])
  await expectReceived(page, application.id)
  expect(network.seen('POST', submissions).map(({ status }) => status)).toEqual([201, 200])
  expect(asked).toBe(1)
  await expectExactlyOnce(server, application)
})

test('fault:N6 an answer that ends in the middle is none, and asked for again', async ({
  page,
  server,
  network,
  w,
}) => {
  const answer = network.arm({ ...submission, nth: 1, mode: 'truncate' })
  const application = await submitApplication(page, w, [pdfFile()])
  await answer.struck
  await expectReceived(page, application.id)
  expect(network.seen('POST', submissions).map(({ status }) => status)).toEqual([201, 200])
  await expectExactlyOnce(server, application)
})

test('fault:N8 a server that connects and never answers is given up after 30 s, and asked again', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  // The worker's clock cannot be put forward.
  await withoutBackgroundSync(context)
  const application = await prepareApplication(page, [pdfFile()])
  const hanging = network.arm({ ...submission, nth: 1, mode: 'hang' })
  await expect(page.locator('button[type=submit]')).toBeEnabled()
  await stopClock(page)
  await pressSubmit(page, w)
  await hanging.struck
  await page.clock.runFor(29_000)
  await expect(page.getByText(w('Your application is on its way.'))).toBeVisible()
  expect(await page.evaluate(heldLocks)).toContain('deliver:apply')
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expectReceived(page, application.id)
  expect(network.seen('POST', submissions)).toHaveLength(2)
  await expectExactlyOnce(server, application)
})

test('fault:N9 a phone that claims to be offline tries when it is asked to, and delivers', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  await withOnline(context, false)
  await withoutBackgroundSync(context)
  // It waits for minutes before it tries again by itself.
  await page.addInitScript(() => (Math.random = () => 100))
  const lost = network.arm({ ...submission, mode: 'drop-before' })
  const application = await prepareApplication(page)
  await pressSubmit(page, w)
  await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
  // What says so says it before the first attempt has failed, too; the button stands there after it.
  await expect(button(page, w('Try now'))).toBeVisible()
  lost.disarm()
  await button(page, w('Try now')).click()
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:N9 a phone that claims to be online and reaches nobody keeps trying, and delivers', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  await withOnline(context, true)
  const application = await prepareApplication(page, [pdfFile()])
  const lost = network.arm({ path: /^\/api\//, mode: 'drop-before' })
  await pressSubmit(page, w)
  await expect(page.getByText(w(noConnection))).toBeVisible()
  await tellOnline(page)
  await expect(page.getByText(w(noConnection))).toBeVisible()
  lost.disarm()
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

const heldLocks = async () => (await navigator.locks.query()).held?.map(({ name }) => name)
