import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { readDevice } from '../device/device.ts'
import { openQuestionnaire } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { pickDrawn } from '../fixtures/photo-files.ts'
import { storedBytes } from '../fixtures/stored-documents.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'
import { address } from '../server/test-server.ts'

const rows = (page: Page) => page.locator('[data-document]')

test('fault:B11 in a private window a file that changes before it is read is refused, after that it changes nothing', async ({
  page,
  w,
}) => expectOwnBytes(page, w))

test('fault:B11 in a normal profile a file that changes before it is read is refused, after that it changes nothing', async ({
  w,
}) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'einzug-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: chromiumFlags,
    baseURL: address,
    locale: 'en-GB',
  })
  await expectOwnBytes(await context.newPage(), w)
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

async function expectOwnBytes(page: Page, w: Words): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'einzug-files-'))
  const [kept, changed] = [path.join(folder, 'kept.pdf'), path.join(folder, 'changed.pdf')]
  const { buffer } = pdfFile()
  for (const file of [kept, changed]) writeFileSync(file, buffer)
  await openQuestionnaire(page)
  const input = page.locator('input[data-document-type=other_document]')

  await input.setInputFiles(kept)
  await expect(rows(page)).toHaveCount(1)
  rmSync(kept)
  await page.reload()
  expect(await storedBytes(page, 'kept.pdf')).toEqual(buffer)

  // The page sees the choice only after the file has changed.
  await input.evaluate((element) =>
    addEventListener(
      'change',
      (event) => {
        if (event.target !== element || !event.isTrusted) return
        event.stopImmediatePropagation()
        Object.assign(window, { goOn: () => element.dispatchEvent(new Event('change', { bubbles: true })) })
      },
      { capture: true, once: true },
    ),
  )
  await input.setInputFiles(changed)
  await page.waitForFunction(() => 'goOn' in window)
  writeFileSync(changed, 'something else, and longer than it was, so that its size differs as well as its time')
  const later = new Date(Date.now() + 10_000) // by more than any clock of files is coarse
  utimesSync(changed, later, later)
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await expect(page.getByRole('alert').filter({ hasText: 'changed.pdf' })).toHaveText(
    `changed.pdf ${w('could not be read. If it lies in a cloud drive, please save it on this device first.')}`,
  )
  expect((await readDevice(page)).docs).toHaveLength(1)
  rmSync(folder, { recursive: true })
}

test('fault:S1 a device without room says so, keeps nothing of the file, and takes it once there is room', async ({
  page,
  context,
  w,
}) => {
  // Before anything is written: the browser remembers for a while how much room there was.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 3_500_000 })
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', pdfFile('before.pdf'))
  await expect(rows(page)).toHaveCount(1)
  await pickDrawn(page, 'other_document', 'IMG_1.jpg', { width: 2400, height: 1800, noise: true })
  await expect(page.getByRole('alert').filter({ hasText: 'IMG_1.jpg' })).toContainText(
    w('does not fit on this device any more. Please free some space and add it again. Your answers are kept.'),
  )
  expect(await readDevice(page)).toMatchObject({ docs: [{ name: 'before.pdf' }], chunks: 1 })

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: address })
  await addFiles(page, 'other_document', pdfFile('after.pdf'))
  await expect(rows(page)).toHaveCount(2)
})

test('a file that is added to an application submitted in another tab is refused', async ({ page, w }) => {
  await openQuestionnaire(page)
  await page.evaluate(async () => {
    const opened = indexedDB.open('apply')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    const transaction = opened.result.transaction('drafts', 'readwrite')
    transaction.objectStore('drafts').clear()
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opened.result.close()
  })
  await addFiles(page, 'other_document', pdfFile('late.pdf'))
  await expect(page.getByRole('alert').filter({ hasText: 'late.pdf' })).toContainText(
    w('was not added: this application has already been submitted.'),
  )
  expect(await readDevice(page)).toMatchObject({ docs: [], chunks: 0 })
})

test.describe('while the service worker has nothing yet', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')))

  test('documents come by themselves when the connection broke off while they were loaded', async ({ page, w }) => {
    let broken = 0
    await page.route('**/end-of-card*', (route) => {
      broken += 1
      return broken < 3 ? route.abort() : route.continue()
    })
    await openQuestionnaire(page)
    await expect(page.getByText(w('First name'))).toBeVisible()
    await expect(page.getByRole('group', { name: w('Proof of income') })).toBeVisible({ timeout: 15_000 })
    expect(broken).toBe(3)
  })
})
