import type { Page } from '@playwright/test'
import { stopClock } from '../device/stop-clock.ts'
import { answer, button, openQuestionnaire, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

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
  await expect(button(page, w('Next'))).toBeEnabled()
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
  await expect(button(page, w('Next'))).toBeEnabled()
  await stopClock(page)
  await pressNextTooEarly(page, w)
  await button(page, w('Close message')).focus()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('a toast that was closed does not hold the next one, and takes its own taps', async ({ page, w }) => {
  await openQuestionnaire(page)
  await expect(button(page, w('Next'))).toBeEnabled()
  await stopClock(page)
  await pressNextTooEarly(page, w)
  await button(page, w('Close message')).click()
  await pressNextTooEarly(page, w)
  const url = page.url()
  const fields = await page.locator('form').evaluate((form) => form.outerHTML)
  await toast(page).getByText(w('Please fix the highlighted errors before proceeding.')).tap()
  expect(page.url()).toBe(url)
  expect(await page.locator('form').evaluate((form) => form.outerHTML)).toBe(fields)
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_100)
  await expect(toast(page)).toHaveCount(0)
})

test('a toast speaks the language that the page speaks now', async ({ page, w, wordsIn }) => {
  await openQuestionnaire(page)
  await pressNextTooEarly(page, w)
  await button(page, w('Close message')).focus()
  for (const language of ['de', 'fr', 'en'] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language)
    await button(page, wordsIn(language)('Close message')).focus()
    await expect(toast(page)).toContainText(wordsIn(language)('Validation Error'))
    await expect(toast(page)).toContainText(wordsIn(language)('Please fix the highlighted errors before proceeding.'))
  }
})

test('a toast goes when what it told of is over: put right, left behind, connected again', async ({
  page,
  context,
  w,
}) => {
  await resumeQuestionnaire(page, { ...finishedAnswers(), confirmed: false })
  await expect(button(page, w('Submit'))).toBeEnabled()
  await stopClock(page)
  await button(page, w('Submit')).click()
  await expect(toast(page)).toContainText(w('Validation Error'))
  await page.getByRole('navigation').getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Main renters'))
  await expect(toast(page), 'another step').toHaveCount(0)
  // A second tap is not taken before.
  await page.clock.runFor(600)

  await page.getByLabel(w('First name')).fill('')
  await button(page, w('Next')).click()
  await expect(toast(page)).toContainText(w('Validation Error'))
  await page.getByLabel(w('First name')).fill('Anna')
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(toast(page), 'Next worked').toHaveCount(0)

  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.fill('ZZZZZZ')
  await button(page, w('Continue')).click()
  await expect(toast(page)).toContainText(w('Code not found'))
  await page.getByRole('link', { name: w('Back') }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page), 'another page').toHaveCount(0)

  await page.goto('/applications')
  await goOffline(context)
  await code.fill('DEMADE')
  await button(page, w('Continue')).click()
  await expect(toast(page)).toContainText(w('Failed to connect to the server. Please try again.'))
  await context.setOffline(false)
  await expect(toast(page), 'connected again').toHaveCount(0)
})

test('“Validation Error” goes with the last error that it told of', async ({ page, w }) => {
  const answers = finishedAnswers()
  answers.generalInfo.visitedProperty = null
  await resumeQuestionnaire(page, answers, 'general_info')
  await expect(button(page, w('Next'))).toBeEnabled()
  await stopClock(page)
  await pressNextTooEarly(page, w)
  await expect(toast(page)).toContainText(w('Validation Error'))
  await answer(page, w('Have you visited the property?'), w('Yes'))
  await page.clock.runFor(1_000)
  await expect(toast(page)).toHaveCount(0)
})

/** What is wrong is said in a toast and then in a summary, which takes the focus. */
async function pressNextTooEarly(page: Page, w: Words): Promise<void> {
  await button(page, w('Next')).click()
  await expect(page.getByRole('group', { name: w('There is a problem') })).toBeFocused()
}
