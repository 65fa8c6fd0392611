import type { Page } from '@playwright/test'
import { readDevice, readDraft } from '../device/device.ts'
import { limitStorage, tellOnline } from '../device/devtools.ts'
import { button, expectReceived, openQuestionnaire, toast } from '../fixtures/applicant.ts'
import { pdfFile } from '../fixtures/files.ts'
import {
  expectExactlyOnce,
  prepareApplication,
  submitApplication,
  submitOffline,
} from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../server/fault-test.ts'

test('fault:S2 without room to seal an application nothing claims that it was, and it can be pressed again', async ({
  page,
  server,
  network,
  w,
}) => {
  const room = await limitStorage(page, network.address, ENOUGH)
  const application = await prepareApplication(page, [pdfFile()])
  await room.fill()
  await button(page, w('Submit')).click()
  await expect(toast(page)).toContainText(
    w('This device has no space left to keep your application. Please free some space and submit again.'),
  )
  await expect(page).toHaveURL(/questionnaire/)
  expect(await readDevice(page)).toMatchObject({ drafts: [{ id: application.id }], jobs: [], docs: [{}] })
  expect(network.seen('POST', '/api/applications')).toEqual([])

  await room.lift()
  await button(page, w('Submit')).click()
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:S3 on a phone that is full when the receipt could come, nothing is lost, and it comes when there is room', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  const room = await limitStorage(page, network.address, ENOUGH)
  const application = await submitOffline(page, w, [pdfFile()])
  await room.fill()
  await context.setOffline(false)
  // Either there was room after all, for what takes less of it than what it replaces; or it is kept, with what went wrong; or
  // without that, where not even this could be written.
  await expect
    .poll(async () => (await isReceived(page, application.id)) || (await lastProblem(page)) || (await isLeft(page)))
    .toBeTruthy()
  await room.lift()
  await tellOnline(page)
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:S7 where the browser promises no lasting storage, everything works the same', async ({
  page,
  server,
  w,
}) => {
  await openQuestionnaire(page)
  expect(await page.evaluate(() => navigator.storage.persist())).toBe(false)
  const application = await submitApplication(page, w, [pdfFile()])
  await expectReceived(page, application.id)
  await expectExactlyOnce(server, application)
})

test('fault:S11 when the database is deleted under the engine, nothing is said to have been received', async ({
  page,
  context,
  server,
  network,
  w,
}) => {
  const lost = network.arm({ method: 'POST', path: '/api/applications', mode: { status: 503 } })
  const application = await submitApplication(page, w, [pdfFile()])
  await lost.struck
  const other = await context.newPage()
  await other.goto('/api/health')
  const deleted = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('apply')
        request.addEventListener('success', () => resolve('deleted'))
      }),
  )
  expect(deleted).toBe('deleted')
  lost.disarm()
  await expect(page.getByText(/There is no saved data here/)).toBeVisible({ timeout: 10_000 })
  await expect(page).toHaveURL(/my-applications/)
  expect(await server.applications(application.id)).toEqual([])
  await expect(readDraft(page)).rejects.toThrow('there are 0')
})

/** For the app itself, which is kept as well, and a small application. */
const ENOUGH = 4_000_000

const lastProblem = async (page: Page) => (await readDevice(page)).jobs[0]?.lastError?.code

/** It stands as if it were being sent, and nobody sends it any more. */
const isLeft = async (page: Page) =>
  (await readDevice(page)).jobs[0]?.state === 'sending' &&
  page.evaluate(async () => (await navigator.locks.query()).held?.length === 0)

const isReceived = async (page: Page, id: string) =>
  (await readDevice(page)).receipts.some((receipt) => receipt.id === id)
