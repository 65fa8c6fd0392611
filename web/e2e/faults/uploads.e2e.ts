import { dispatchSync, stopWorkers } from '../device/devtools.ts'
import { withoutBackgroundSync } from '../device/lesser-browsers.ts'
import { wholeBrowser } from '../device/whole-browser.ts'
import { expectReceived } from '../fixtures/applicant.ts'
import { pdfOfSize } from '../fixtures/files.ts'
import {
  expectExactlyOnce,
  leaveToWorker,
  submitApplication,
  submitOffline,
  visitOnce,
} from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { expectNeverBack, sentBytes, uploads } from '../fixtures/uploads.ts'
import { test } from '../server/fault-test.ts'

test.use({ launchOptions: wholeBrowser })

const SIZE = 1_500_000

test('fault:N11 on a slow line a large document arrives over several wake-ups of the worker, and never goes back', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  test.setTimeout(60_000)
  const size = 2_000_000
  const application = await submitOffline(page, w, [pdfOfSize(size)])
  const aside = await leaveToWorker(page)
  network.arm({ path: /^\/api\//, mode: { bytesPerSecond: 400_000, latencyMs: 200 } })
  await context.setOffline(false)
  for (const part of [0.2, 0.5, 0.8]) {
    await dispatchSync(aside, network.address)
    await expect.poll(() => sentBytes(network), { intervals: [50], timeout: 20_000 }).toBeGreaterThan(size * part)
    await stopWorkers(aside)
  }
  await dispatchSync(aside, network.address)
  await expectExactlyOnce(server, application)
  expectNeverBack(network)
  expect(sentBytes(network)).toBeLessThan(size * 1.3)
})

test('fault:B1 when the page is closed during the upload, the worker finishes it', async ({
  page,
  server,
  network,
  w,
}) => {
  await visitOnce(page)
  const line = network.arm({ method: 'PATCH', mode: { bytesPerSecond: 600_000, latencyMs: 50 } })
  const application = await submitApplication(page, w, [pdfOfSize(SIZE)])
  await expect.poll(() => line.count(), { intervals: [50] }).toBeGreaterThan(2)
  await leaveToWorker(page)
  await expectExactlyOnce(server, application)
  expect(sentBytes(network)).toBeLessThan(SIZE * 1.4)
})

test('fault:B1 without Background Sync it goes on where it was when the app is opened next', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  await withoutBackgroundSync(context)
  await visitOnce(page)
  const line = network.arm({ method: 'PATCH', mode: { bytesPerSecond: 600_000, latencyMs: 50 } })
  const application = await submitApplication(page, w, [pdfOfSize(SIZE)])
  await expect.poll(() => line.count(), { intervals: [50] }).toBeGreaterThan(2)
  await page.close()
  const before = network.seen('PATCH', uploads).length
  line.disarm()
  const next = await context.newPage()
  await next.goto(`/my-applications?sent=${application.id}`)
  await expectReceived(next, application.id)
  expect(network.seen('PATCH', uploads)[before]?.offset).toBeGreaterThan(0)
  expect(sentBytes(network)).toBeLessThan(SIZE * 1.4)
  await expectExactlyOnce(server, application)
})
