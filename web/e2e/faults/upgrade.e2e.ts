import { readDevice } from '../device/device.ts'
import { dispatchSync } from '../device/devtools.ts'
import { wholeBrowser } from '../device/whole-browser.ts'
import { chooseProcess, expectReceived, field } from '../fixtures/applicant.ts'
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

test('fault:U2 a page that is newer than its worker, which knows no outbox, delivers by itself', async ({
  page,
  context,
  server,
  w,
}) => {
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))",
    }),
  )
  await visitOnce(page)
  const application = await submitApplication(page, w, [pdfFile()])
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:U2 a worker that is newer than the page delivers what the page wrote without the newer fields', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  const application = await submitOffline(page, w, [pdfFile()])
  const aside = await leaveToWorker(page)
  const line = network.arm({ method: 'POST', mode: 'drop-before' })
  await context.setOffline(false)
  await aside.goto('/api/health')
  await aside.evaluate(makeJobsOlder)
  expect(await readDevice(aside)).toMatchObject({ jobs: [{ id: application.id }] })
  line.disarm()
  await dispatchSync(aside, network.address)
  await expectExactlyOnce(server, application)
  await expect.poll(async () => (await readDevice(aside)).receipts).toMatchObject([{ id: application.id }])
})

test('fault:U4 while an old tab keeps the database from being upgraded nothing breaks, and then everything goes on', async ({
  page,
  context,
  server,
  w,
}) => {
  const old = await context.newPage()
  await old.goto('/api/health')
  await old.evaluate(openFirstVersion)
  await chooseProcess(page)
  await page.goto('/questionnaire')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(field(page, w('First name'))).toHaveCount(0)

  await old.close()
  await expect(field(page, w('First name'))).toBeVisible()
  const application = await submitApplication(page, w, [pdfFile()])
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

/** As a connection of an earlier version that was never told to make room. */
async function openFirstVersion(): Promise<void> {
  const opening = indexedDB.open('apply', 10)
  opening.addEventListener('upgradeneeded', () => {
    const drafts = opening.result.createObjectStore('drafts', { keyPath: 'id' })
    drafts.createIndex('processId', 'processId')
    drafts.createIndex('updatedAt', 'updatedAt')
    opening.result.createObjectStore('docs', { keyPath: 'id' }).createIndex('ownerId', 'ownerId')
    opening.result.createObjectStore('chunks', { keyPath: ['docId', 'i'] })
    const receipts = opening.result.createObjectStore('receipts', { keyPath: 'id' })
    receipts.createIndex('processId', 'processId')
    receipts.createIndex('receivedAt', 'receivedAt')
  })
  await new Promise((resolve) => opening.addEventListener('success', resolve))
}

/** What every version so far has written, and nothing that came later. */
async function makeJobsOlder(): Promise<void> {
  const opening = indexedDB.open('apply')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('jobs', 'readwrite')
  const store = transaction.objectStore('jobs')
  const reading: IDBRequest<Record<string, unknown>[]> = store.getAll()
  reading.addEventListener('success', () => {
    for (const { id, kind, body, draft, about, owner } of reading.result)
      store.put({ id, kind, body, draft, about, owner })
  })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}
