import type { Page } from '@playwright/test'
import { button } from '../fixtures/applicant.ts'
import { submitApplication } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [outcome, asksAgain] of [
  ['accepted', true],
  ['dismissed', false],
] as const) {
  test(`the app can be installed where something is finished; ${outcome} is an answer`, async ({ page, w }) => {
    await submitApplication(page, w)
    await expect(page).toHaveURL('/success')
    await expect(button(page, w('Install'))).toHaveCount(0)
    await offerInstallation(page, outcome)
    await button(page, w('Install')).click()
    await expect(button(page, w('Install'))).toHaveCount(0)
    expect(await page.evaluate(() => (globalThis as { prompted?: number }).prompted)).toBe(1)
    await page.reload()
    await offerInstallation(page, outcome)
    await expect(button(page, w('Install'))).toHaveCount(asksAgain ? 1 : 0)
  })
}

test('a no is remembered, and the questionnaire never asks', async ({ page, w }) => {
  await submitApplication(page, w)
  await expect(page).toHaveURL('/success')
  await offerInstallation(page, 'accepted')
  await button(page, w('No, thank you')).click()
  await page.reload()
  await offerInstallation(page, 'accepted')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button(page, w('Install'))).toHaveCount(0)
})

/** What Chromium says when it could install the page; a window of the tests is private, where it never does. */
const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => {
      const counter = globalThis as { prompted?: number }
      counter.prompted = (counter.prompted ?? 0) + 1
      return Promise.resolve({ outcome: answer })
    }
    dispatchEvent(Object.assign(event, { prompt }))
    if (!event.defaultPrevented) throw new Error('The browser would ask at a time of its own')
  }, outcome)
