import type { BrowserContext, Page } from '@playwright/test'
import { readDraft } from '../device/device.ts'
import { button, field, openQuestionnaire, toast } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { untilInstalled, visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'
import { address } from '../server/test-server.ts'

test.use({ serviceWorkers: 'allow' })

test('fault:B16 a browser that keeps nothing says so before anybody types', async ({ page, context, w }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  await page.goto('/applications')
  await page.getByLabel(w('Your 6-digit code')).fill('DEMADE')
  await button(page, w('Continue')).click()
  await button(page, w('Start application')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('This browser does not let us keep your answers'))
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('fault:S4 after the browser removed everything a saved address explains itself and leads on', async ({
  page,
  context,
  w,
}) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await expect.poll(async () => (await readDraft(page)).rev).toBeGreaterThan(0)
  await page.goto('about:blank')
  await clear(page, context, 'all')

  await page.goto('/questionnaire')
  await expect(page).toHaveURL('/applications')
  await expect(toast(page)).toContainText(w('No application is being written here'))
})

test('fault:S6 without its caches and its worker the app comes from the network, and the answers are there', async ({
  page,
  context,
  w,
}) => {
  await typeAfterInstallation(page, w('First name'))
  await page.goto('about:blank')
  await clear(page, context, 'cache_storage,service_workers')
  await page.goto('/questionnaire')
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  // And it makes itself ready for the next time without a network.
  await untilInstalled(page)
  await goOffline(context)
  await page.reload()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
})

test('fault:S6 without its database the app opens all the same, and starts anew', async ({ page, context, w }) => {
  await typeAfterInstallation(page, w('First name'))
  await page.goto('about:blank')
  await clear(page, context, 'indexeddb')
  await goOffline(context)
  await page.goto('/questionnaire')
  await expect(field(page, w('First name'))).toHaveValue('')
  await field(page, w('First name')).fill('Berta')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Berta')
})

async function typeAfterInstallation(page: Page, label: string): Promise<void> {
  await visitOnce(page)
  await openQuestionnaire(page)
  await field(page, label).fill('Anna')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.firstName).toBe('Anna')
}

/** As the browser does it to make room, or the person in its settings. */
async function clear(page: Page, context: BrowserContext, storageTypes: string): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes })
  await devtools.detach()
}
