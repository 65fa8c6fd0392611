import { contentWidth } from '../checks/scroller.ts'
import { openQuestionnaire } from '../fixtures/applicant.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ locale: 'fr-CH', viewport: { width: 320, height: 640 } })

for (const size of ['150%', '200%']) {
  test(`with letters of ${size} nothing of a questionnaire stands on another, or beyond the narrowest phone`, async ({
    page,
  }) => {
    await openQuestionnaire(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = letters
    }, size)
    const cut = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
    expect(await contentWidth(page)).toBe(320)
  })
}
