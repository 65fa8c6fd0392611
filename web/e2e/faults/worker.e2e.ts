import { readDevice } from '../device/device.ts'
import { dispatchSync, freeze, stopWorkers } from '../device/devtools.ts'
import { withoutLocks } from '../device/lesser-browsers.ts'
import { wholeBrowser } from '../device/whole-browser.ts'
import { expectReceived } from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import {
  expectExactlyOnce,
  leaveToWorker,
  submitApplication,
  submitOffline,
  visitOnce,
} from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

test.use({ launchOptions: wholeBrowser })

const submission = { method: 'POST', path: '/api/applications' }

test('fault:B2 when the worker is stopped in the middle of a submission, the next opening delivers it once', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  const application = await submitOffline(page, w, [pdfFile()])
  const aside = await leaveToWorker(page)
  const hanging = network.arm({ ...submission, nth: 1, mode: 'hang-after-commit' })
  await context.setOffline(false)
  await hanging.struck
  await stopWorkers(aside)
  await aside.goto('/api/health')
  expect(await readDevice(aside)).toMatchObject({ jobs: [{ id: application.id, postAttempted: true }], docs: [{}] })
  hanging.disarm()
  await aside.goto(`/my-applications?sent=${application.id}`)
  await expectReceived(aside, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:B3 a page that is frozen in the middle does not keep another one from delivering', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  await visitOnce(page)
  const hanging = network.arm({ ...submission, nth: 1, mode: 'hang' })
  const application = await submitApplication(page, w, [pdfFile()])
  await hanging.struck
  await freeze(page)
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(`/my-applications?sent=${application.id}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.clock.fastForward('03:00')
  await expectReceived(other, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:B8 at the last chance that the browser gives, the worker asks for another, and the next opening delivers', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  // Only the worker asks.
  await context.addInitScript(() => {
    if ('SyncManager' in globalThis) SyncManager.prototype.register = async () => {}
  })
  const application = await submitOffline(page, w, [pdfFile()])
  const aside = await leaveToWorker(page)
  const refused = network.arm({ ...submission, mode: { status: 503, headers: { 'retry-after': '600' } } })
  await context.setOffline(false)
  await aside.goto('/api/health')
  expect(await aside.evaluate(tagsOfSync)).toEqual([])
  await dispatchSync(aside, network.address, { isLast: true })
  await refused.struck
  await expect.poll(() => aside.evaluate(tagsOfSync)).toEqual(['deliver'])
  refused.disarm()
  await aside.goto(`/my-applications?sent=${application.id}`)
  await expectReceived(aside, application.id)
  await expectExactlyOnce(server, application)
})

/** Not in TypeScript's library: Background Sync. */
declare const SyncManager: { prototype: { register: (tag: string) => Promise<void> } }

async function tagsOfSync(): Promise<string[]> {
  const registration: (ServiceWorkerRegistration & { sync?: { getTags: () => Promise<string[]> } }) | undefined =
    await navigator.serviceWorker.getRegistration()
  return (await registration?.sync?.getTags()) ?? ['none']
}

for (const [kind, limit] of Object.entries({
  'with the locks of the browser': undefined,
  'without any locks': withoutLocks,
})) {
  test(`fault:B4 three pages and the worker that may deliver at the same moment deliver once, ${kind}`, async ({
    page,
    context,
    server,
    network,
    w,
  }) => {
    await limit?.(context)
    const application = await submitOffline(page, w, [pdfFile()])
    const others = [await context.newPage(), await context.newPage()]
    for (const other of others) {
      await other.goto(`/my-applications?sent=${application.id}`)
      await expect(other.getByText(w('Saved on {thisDevice}'), { exact: true })).toBeVisible()
    }
    await context.setOffline(false)
    for (const each of [page, ...others]) await expectReceived(each, application.id)
    if (!limit) expect(network.seen('POST', submission.path)).toHaveLength(1)
    await expectExactlyOnce(server, application)
  })
}
