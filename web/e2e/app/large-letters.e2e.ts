import type { Page } from '@playwright/test'
import { contentWidth } from '../checks/scroller.ts'
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
        await expectToFit(page)
        await openQuestionnaire(page)
        // The end of a card comes after its fields.
        await expect(page.locator('[data-document-type]').first()).toBeAttached()
        await expectToFit(page)
      })

      test(`with letters of ${size} px ${rule}: of what managers see`, async ({ page, w }) => {
        await setLetters(page, size)
        await comeIn(page, 'manager@demo.test')
        const isRead = page.getByRole('banner').getByText(w('Up to date'))
        await expect(isRead).toBeVisible()
        await expectToFit(page)
        await page.goto('/admin?tab=properties')
        await expect(isRead).toBeVisible()
        await expectToFit(page)
      })
    }
  })
}

async function expectToFit(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cut = await page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
  expect(await contentWidth(page)).toBe(320)
  const boxes = await page.getByRole('banner').evaluate((head) => {
    const { bottom } = head.getBoundingClientRect()
    const low = Math.max(...[...head.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom))
    return { bottom, low }
  })
  expect(boxes.low, 'what is in the head').toBeLessThanOrEqual(boxes.bottom + 1)
}

/** As somebody sets the browser: queries of the screen that count letters know it too. */
async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}
