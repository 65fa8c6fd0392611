import { completeLanguages, languageNames } from '#shared/languages.ts'
import { button } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
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
