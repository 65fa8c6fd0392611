import type { Page } from '@playwright/test'
import { expectToFit, setLetters } from '../checks/large-letters.ts'
import { openQuestionnaire } from '../fixtures/applicant.ts'
import { comeIn } from '../fixtures/sign-in-as.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const locale of ['de-DE', 'fr-CH']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    for (const size of [24, 32]) {
      const rule = 'nothing stands on another, or beyond the narrowest phone'

      test(`with letters of ${size} px ${rule}: of what applicants see`, async ({ page }) => {
        await setLetters(page, size)
        await page.goto('/')
        await expectPageToFit(page)
        await openQuestionnaire(page)
        // The end of a card comes after its fields.
        await expect(page.locator('[data-document-type]').first()).toBeAttached()
        await expectPageToFit(page)
      })

      test(`with letters of ${size} px ${rule}: of what managers see`, async ({ page, w }) => {
        await setLetters(page, size)
        await comeIn(page, 'manager@demo.test')
        const isRead = page.getByRole('banner').getByText(w('Up to date'))
        await expect(isRead).toBeVisible()
        await expectPageToFit(page)
        await page.goto('/admin?tab=properties')
        await expect(isRead).toBeVisible()
        await expectPageToFit(page)
      })
    }
  })
}

async function expectPageToFit(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectToFit(page, page.url())
  const boxes = await page.getByRole('banner').evaluate((head) => {
    const { bottom } = head.getBoundingClientRect()
    const low = Math.max(...[...head.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom))
    return { bottom, low }
  })
  expect(boxes.low, 'what is in the head').toBeLessThanOrEqual(boxes.bottom + 1)
}
