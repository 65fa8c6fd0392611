import type { Page } from '@playwright/test'
import { formatDate } from '#shared/dates.ts'
import { button, errorSummary, field, openQuestionnaire, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('the way from the landing page to the summary can be gone by keyboard alone', async ({ page, w }) => {
  const anna = somebody()
  await page.goto('/')
  await tabTo(page, w('Enter your code'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/applications')
  await tabTo(page, w('Your 6-digit code'))
  await page.keyboard.type('demade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/application-process-details')
  await tabTo(page, w('Start application'))
  await page.keyboard.press('Enter')
  await expect(field(page, w('First name'))).toBeVisible()

  const typed = {
    'First name': anna.firstName,
    'Last name': anna.lastName,
    Email: anna.email,
    Phone: anna.phone,
    'Date of birth': formatDate(anna.dateOfBirth),
    Nationality: 'Swi',
    Street: 'Birkenweg',
    'Street number': '7a',
    'Zip code': '3013',
    City: 'Bern',
    Country: 'Swi',
    Profession: 'Geigenbauerin',
    'Employment status': 'Self',
    'Gross salary': '5200',
  }
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, w(label))
    await page.keyboard.type(text)
  }
  await expect(field(page, w('Nationality'))).toHaveValue('Switzerland')
  await tabTo(page, w('I have no reference'))
  await page.keyboard.press('Space')
  await tabTo(page, w('Next'))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(page.getByRole('radio', { name: w('Yes') }).first()).toBeAttached()
  await tabTo(page, w('Yes'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, w('Insurance name'))
  await page.keyboard.type('Mobiliar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
})

test('Enter in a field leads to the next one, and finds nothing wrong with what is not filled in yet', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await page.keyboard.press('Enter')
  await expect(field(page, w('Last name'))).toBeFocused()
  await field(page, w('Nationality')).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, w('Street'))).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  // The ring of a field that is wrong has the colour of its border.
  await button(page, w('Next')).click()
  await expect(errorSummary(page, w)).toBeFocused()
  await field(page, w('Last name')).focus()
  const colours = await field(page, w('Last name')).evaluate((element) => {
    const { borderTopColor, outlineColor } = getComputedStyle(element)
    return { borderTopColor, outlineColor }
  })
  expect(colours.outlineColor).toBe(colours.borderTopColor)
})

test('the first stop of the keyboard skips the header', async ({ page, w }) => {
  await page.goto('/applications')
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: w('Skip to content') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(w('Your 6-digit code'))).toBeFocused()
})

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
      return (element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent).trim()
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${JSON.stringify(name)}`)
}

test('Enter in a date leads to the field that follows, and to none that nobody sees', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'general_info')
  const start = field(page, w('Desired start date'))
  await start.fill('15.01.2027')
  await start.press('Enter')
  await expect(page.getByLabel(w('Comment on the start date'))).toBeFocused()
  await page.keyboard.type('28')
  await expect(start).toHaveValue('15.01.2027')
})
