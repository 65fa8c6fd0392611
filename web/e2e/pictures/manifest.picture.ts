import path from 'node:path'
import type { Page } from '@playwright/test'
import { scrollPage } from '../checks/scroller.ts'
import { button, field, fillRenter } from '../fixtures/applicant.ts'
import { somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const directory = path.join(import.meta.dirname, '..', '..', 'public', 'screenshots')

/** What browsers show before the app is installed (web/manifest.ts), each in the size that is stated there. */
test.describe('on a phone', () => {
  test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

  test('the narrow pictures of the manifest', async ({ page, w }) => {
    await enterCode(page, w)
    await take(page, 'code-entry')
    await openSummary(page, w)
    await take(page, 'process-summary')
    await startQuestionnaire(page, w)
    await take(page, 'questionnaire')
  })
})

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the wide pictures of the manifest', async ({ page, w }) => {
    await enterCode(page, w)
    await take(page, 'code-entry-wide')
    await openSummary(page, w)
    await startQuestionnaire(page, w)
    await take(page, 'questionnaire-wide')
  })
})

async function enterCode(page: Page, w: Words): Promise<void> {
  await page.goto('/applications')
  await field(page, w('Your 6-digit code')).fill('DEMADE')
}

async function openSummary(page: Page, w: Words): Promise<void> {
  await button(page, w('Continue')).click()
  await expect(page.getByText(w('Total rent per month'))).toBeVisible()
}

async function startQuestionnaire(page: Page, w: Words): Promise<void> {
  await button(page, w('Start application')).click()
  await fillRenter(page, w, somebody({ firstName: 'Anna', lastName: 'Okuma', email: 'anna@renter.test' }))
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  await scrollPage(page, 0)
}

const take = (page: Page, name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })
