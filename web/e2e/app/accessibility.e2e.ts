import type { Page } from '@playwright/test'
import { completeLanguages, languages } from '#shared/languages.ts'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { contentWidth } from '../checks/scroller.ts'
import { wordsOutOfPlace } from '../checks/words-in-place.ts'
import { changeJob } from '../device/device.ts'
import { button, chooseProcess, openQuestionnaire, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { prepareApplication, pressSubmit, submitApplication } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

const pages = [
  '/',
  '/applications',
  '/application-process-details',
  '/success',
  '/my-applications',
  '/requested-documents',
  '/admin-login',
  '/privacy',
  '/terms',
  '/support',
  '/data-protection/DEMADE',
  '/no/such/page',
]

/** Screens that come about only by doing something. */
const states: Record<string, (page: Page, w: Words) => Promise<void>> = {
  'a code that was refused, with its toast': async (page, w) => {
    await page.goto('/applications')
    await page.getByLabel(w('Your 6-digit code')).fill('ZZZZZZ')
    await button(page, w('Continue')).click()
    await expect(toast(page)).toBeVisible()
    // It stays as long as the keyboard is in it.
    await button(page, w('Close message')).focus()
  },
  'a code that cannot be checked now': async (page, w) => {
    await page.context().route('**/api/external/application-processes/*', (route) => route.abort())
    await page.goto('/applications')
    await page.getByLabel(w('Your 6-digit code')).fill('DEMADE')
    await button(page, w('Continue')).click()
    await expect(button(page, w('Fill in without a connection'))).toBeVisible()
  },
  'a questionnaire whose code opens nothing': async (page, w) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('pendingCode', '"ZZZZZZ"'))
    await page.goto('/questionnaire')
    await expect(button(page, w('Check code'))).toBeVisible()
  },
  'a questionnaire whose home has closed': async (page, w) => {
    await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
    await page.context().route('**/api/external/application-processes/*', async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      await route.fulfill({ response: answer, json: { data: { ...data, status: 'closed' } } })
    })
    await page.reload()
    await expect(button(page, w('Check code'))).toBeVisible()
  },
  'a questionnaire that another tab edits': async (page, w) => {
    await openQuestionnaire(await page.context().newPage())
    await chooseProcess(page)
    await page.goto('/questionnaire')
    await expect(button(page, w('Edit here instead'))).toBeVisible()
  },
  'an application that waits': async (page, w) => {
    await prepareApplication(page, [pdfFile()])
    await page.context().route('**/api/applications**', (route) => route.abort())
    await pressSubmit(page, w)
    await expect(page.getByText(w('The server cannot be reached. We try again automatically.'))).toBeVisible()
    await button(page, w('Delete from {thisDevice}')).click()
  },
  'an application that was received': async (page, w) => {
    await submitApplication(page, w)
    await expect(page).toHaveURL('/success')
    await button(page, w('This is not my phone')).click()
  },
  'what was sent': async (page, w) => {
    const { email } = await submitApplication(page, w, [pdfFile()])
    await expect(page).toHaveURL('/success')
    await page.goto('/my-applications')
    await button(page, w('See, export, withdraw or erase it')).click()
    await page.getByLabel(w('Date of birth or email address')).fill(email)
    await button(page, w('Show')).click()
    await expect(button(page, w('Withdraw the application'))).toBeVisible()
  },
  'an application that needs a person': async (page, w) => {
    await prepareApplication(page, [pdfFile()])
    await page.context().route('**/api/applications**', (route) => route.abort())
    await pressSubmit(page, w)
    await changeJob(page, { state: 'attention', code: 'ZZZZZZ', lastError: { code: 'CODE_UNKNOWN', at: 1 } })
    await page.goto('/my-applications')
    await expect(page.getByText(w('Needs your attention'))).toBeVisible()
  },
  'a renter with every error': async (page, w) => {
    await openQuestionnaire(page)
    await button(page, w('Next')).click()
    await expect(page.getByText(w('There is a problem'))).toBeVisible()
  },
  'two renters, a document and a refused one': async (page, w) => {
    await resumeQuestionnaire(page, finishedAnswers([somebody(), somebody({ firstName: 'Ben' })]), 'main_renters')
    await addFiles(page, 'proof_of_income', [pdfFile(), { ...pdfFile('leer.pdf'), buffer: Buffer.alloc(0) }])
    await expect(page.getByText(w('is empty. Please choose another file.'))).toBeVisible()
    await page.getByText(w('Remove this renter')).click()
  },
  'the general info with errors': async (page, w) => {
    await openQuestionnaire(page)
    await page.goto('/questionnaire?section=general_info')
    await button(page, w('Next')).click()
    await expect(page.getByText(w('There is a problem'))).toBeVisible()
  },
  'the summary with a warning': async (page, w) => {
    await resumeQuestionnaire(page, { ...finishedAnswers(), confirmed: false })
    await button(page, w('Submit')).click()
    await expect(page.getByText(w('There is a problem'))).toBeVisible()
  },
}

test('no page has a barrier that can be found by machine', async ({ page }) => {
  await chooseProcess(page)
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoBarrier(page, path)
    })
  }
})

test.describe('read from right to left', () => {
  test.use({ locale: 'ar-EG' })
  test('no page of applicants has a barrier that can be found by machine', async ({ page }) => {
    await chooseProcess(page)
    for (const path of [...pages, '/questionnaire']) {
      await test.step(path, async () => {
        await page.goto(path)
        // Managers are not spoken to in Arabic.
        await expect(page.locator('html')).toHaveAttribute('dir', path === '/admin-login' ? 'ltr' : 'rtl')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoBarrier(page, path)
      })
    }
  })
})

for (const [state, reach] of Object.entries(states)) {
  test(`${state} has no barrier that can be found by machine`, async ({ page, w }) => {
    await reach(page, w)
    await expectNoBarrier(page, state)
  })
}

test('in no language a page scrolls sideways on the narrowest phone, words are cut off or upon one another, or a target is less than 44 px high', async ({
  page,
}) => {
  await resumeQuestionnaire(page, finishedAnswers([somebody({ firstName: 'Donaudampfschifffahrtsgesellschaft' })]))
  await page.setViewportSize({ width: 320, height: 640 })
  const sections = ['main_renters', 'general_info', 'summary'].map((section) => `/questionnaire?section=${section}`)
  let shown: string = 'en'
  for (const path of [...pages, ...sections]) {
    await page.goto(path)
    // Until then a page stands there as it was sent, in whatever language.
    await expect(page.locator('html')).toHaveAttribute('lang', path === '/admin-login' ? 'en' : shown)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const language of path === '/admin-login' ? completeLanguages : languages) {
      await test.step(`${path} in ${language}`, async () => {
        await page.getByRole('banner').getByRole('combobox').selectOption(language)
        // As soon as it is so: a hundred times the pauses of an expectation are minutes.
        await page.waitForFunction((lang) => document.documentElement.lang === lang, language)
        shown = language
        const [title, width, small, misplaced] = await Promise.all([
          page.getByRole('heading', { level: 1 }).isVisible(),
          contentWidth(page),
          page.evaluate(smallTargets),
          wordsOutOfPlace(page),
        ])
        expect({ title, width, small, misplaced }, path).toEqual({ title: true, width: 320, small: [], misplaced: [] })
      })
    }
  }
})

test('who wants less motion gets none', async ({ page, w }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  )
  expect(moving).toBe(0)
})

/** Buttons, fields and links outside of running text that a thumb could miss. A label is part of its box's target. */
function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('button, select, input, textarea, nav a, header a')]
  return targets
    .map((target) => target.closest('label') ?? target)
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && target.getBoundingClientRect().top >= 0)
    .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
    .map(
      (target) => `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent} ${target.clientHeight}`,
    )
}
