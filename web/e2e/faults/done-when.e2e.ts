import type { BrowserContext, Page } from '@playwright/test'
import { readDevice } from '../device/device.ts'
import { withoutBackgroundSync } from '../device/lesser-browsers.ts'
import { wholeBrowser } from '../device/whole-browser.ts'
import { chooseProcess, expectReceived } from '../fixtures/applicant.ts'
import { fillQuestionnaire } from '../fixtures/fill-questionnaire.ts'
import { goOffline } from '../fixtures/offline.ts'
import { expectExactlyOnce, pressSubmit, type ReadyApplication, visitOnce } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'
import { killTest as test } from '../server/fault-test.ts'

test.use({ launchOptions: wholeBrowser })

const submissions = '/api/applications'

test('written, submitted and every page closed without a network, it is delivered with no page open', async ({
  page,
  context,
  ownServer,
  w,
}) => {
  const application = await applyOffline(page, context, w)
  await closeAll(context)
  await context.setOffline(false)
  await expectExactlyOnce(ownServer.data(), application)
  await expectReceiptOnPhone(await context.newPage(), application)
})

test('fault:V2 the same with the server killed after it took the application and before it said so', async ({
  page,
  context,
  ownServer,
  network,
  w,
}) => {
  const application = await applyOffline(page, context, w)
  await closeAll(context)
  const answers = network.arm({ method: 'POST', path: submissions, nth: 1, mode: 'hang-after-commit' })
  await context.setOffline(false)
  await answers.struck
  await ownServer.kill()
  answers.disarm()
  await ownServer.start()
  await expect.poll(() => network.seen('POST', submissions).at(-1)?.status, { timeout: 20_000 }).toBe(200)
  await expectExactlyOnce(ownServer.data(), application)
  await expectReceiptOnPhone(await context.newPage(), application)
})

test('fault:B7 the same without Background Sync: it is delivered when the app is opened next', async ({
  page,
  context,
  ownServer,
  network,
  w,
}) => {
  await withoutBackgroundSync(context)
  const application = await applyOffline(
    page,
    context,
    w,
    'Keep this page open until it says "Received", or open it again later.',
  )
  await closeAll(context)
  await context.setOffline(false)
  const next = await context.newPage()
  expect(network.seen('POST', submissions)).toEqual([])
  await next.goto('/')
  await expectExactlyOnce(ownServer.data(), application)
  await expectReceiptOnPhone(next, application)
})

/** All of it by hand, as a person in a cellar does. */
async function applyOffline(
  page: Page,
  context: BrowserContext,
  w: Words,
  advice = 'You can close this page. It is sent as soon as there is a connection.',
): Promise<ReadyApplication> {
  await visitOnce(page)
  await chooseProcess(page)
  await goOffline(context)
  await page.goto('/questionnaire')
  const application = await fillQuestionnaire(page, w)
  await pressSubmit(page, w)
  await expect(page.getByText(w('Saved on {thisDevice}'), { exact: true })).toBeVisible()
  await expect(page.getByText(w(advice))).toBeVisible()
  expect(await readDevice(page)).toMatchObject({ drafts: [], jobs: [{ id: application.id, postAttempted: false }] })
  return application
}

const closeAll = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()))

async function expectReceiptOnPhone(page: Page, { id }: ReadyApplication): Promise<void> {
  await page.goto(`/my-applications?sent=${id}`)
  await expectReceived(page, id)
  expect(await readDevice(page)).toMatchObject({ drafts: [], jobs: [], docs: [], chunks: 0, receipts: [{ id }] })
}
