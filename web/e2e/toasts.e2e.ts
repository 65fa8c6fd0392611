import { button, openQuestionnaire, toast } from './applicant.ts'
import { stopClock } from './stop-clock.ts'
import { expect, test } from './test.ts'

test('one toast at a time: a new one takes the place of the one before', async ({ page, context, w }) => {
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.fill('ZZZZZZ')
  await button(page, w('Continue')).click()
  await expect(toast(page)).toContainText(w('Code not found'))
  await context.route('**/api/external/**', (route) => route.abort())
  await button(page, w('Continue')).click()
  await expect(toast(page)).toContainText(w('Failed to connect to the server. Please try again.'))
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByText(w('Code not found'))).toHaveCount(0)
})

test('a toast is gone after five seconds', async ({ page, w }) => {
  await openQuestionnaire(page)
  await stopClock(page)
  await button(page, w('Next')).click()
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(1_100)
  await expect(toast(page)).toHaveCount(0)
})

test('a toast stays while the keyboard is in it, and can be closed', async ({ page, w }) => {
  await openQuestionnaire(page)
  await stopClock(page)
  await button(page, w('Next')).click()
  await button(page, w('Close message')).focus()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('a toast that was closed does not hold the next one, and what lies below one can be tapped', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await stopClock(page)
  await button(page, w('Next')).click()
  await button(page, w('Close message')).click()
  await button(page, w('Next')).click()
  const box = await toast(page).boundingBox()
  const below = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-tone]') === null, {
    x: (box?.x ?? 0) + 20,
    y: (box?.y ?? 0) + 10,
  })
  expect(below).toBe(true)
  await page.clock.runFor(5_100)
  await expect(toast(page)).toHaveCount(0)
})
