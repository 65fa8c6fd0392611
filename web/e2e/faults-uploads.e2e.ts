import { expectReceived } from './applicant.ts'
import { dispatchSync, stopWorkers } from './devtools.ts'
import { test } from './fault-test.ts'
import { pdfOfSize } from './files.ts'
import { withoutBackgroundSync } from './lesser-browsers.ts'
import { expectExactlyOnce, leaveToWorker, submitApplication, submitOffline, visitOnce } from './ready-application.ts'
import { expect } from './test.ts'
import { expectNeverBack, sentBytes, uploads } from './uploads.ts'
import { wholeBrowser } from './whole-browser.ts'

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
