import { completeLanguages, languageNames } from '#shared/languages.ts'
import { button, field, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { untilInstalled } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

const titles = {
  tr: 'Apply for your next home, right from your phone',
  code: 'Start your application',
} as const

test('who chose Turkish reads a complete language where people manage, and Turkish again where they apply', async ({
  page,
  wordsIn,
}) => {
  await page.goto('/')
  const languages = page.getByRole('banner').getByRole('combobox')
  const title = page.getByRole('heading', { level: 1 })
  await languages.selectOption('tr')
  await expect(title).toHaveText(wordsIn('tr')(titles.tr))
  await page.goto('/admin-login')
  await expect(title).toHaveText(wordsIn('en')('Property management'))
  await expect(languages.locator('option')).toHaveText(completeLanguages.map((each) => languageNames[each]))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(title).toHaveText(wordsIn('tr')(titles.tr))
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('a telephone number that was typed in Arabic digits is kept in those that managers read, and stands in its order', async ({
    page,
    w,
  }) => {
    await resumeQuestionnaire(page, finishedAnswers([somebody({ phone: '' })]), 'main_renters')
    await field(page, w('Phone')).fill('+٤١ ٧٩ ١٢٣ ٤٥ ٦٧')
    await expect(field(page, w('Phone'))).toHaveValue('+41 79 123 45 67')
    for (const title of ['General info', 'Summary and confirmation']) {
      await button(page, w('Next')).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(title))
    }
    const places = await page.getByText('+41 79 123 45 67').evaluate((element) => {
      const [text, range] = [element.firstChild, document.createRange()]
      return [0, 1, 4, 15].map((at) => {
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', locale: 'uk-UA' })

  test('a language that few choose lies on the device of who did, page by page, and on no other', async ({
    page,
    context,
    w,
  }) => {
    await page.goto('/')
    await untilInstalled(page)
    const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('texts-')))
    await expect.poll(kept).toEqual(['texts-uk'])
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('texts-uk')).keys()).length))
      .toBeGreaterThan(3)
    await goOffline(context)
    await page.goto('/applications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(titles.code))
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('This page does not exist'))
    await context.setOffline(false)
    await page.goto('/applications')
    await expect(button(page, w('Continue'))).toBeVisible()
  })
})
