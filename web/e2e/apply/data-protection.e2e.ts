import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../checks/accessibility.ts'
import { button, chooseProcess, resumeQuestionnaire } from '../fixtures/applicant.ts'
import { letProperty } from '../fixtures/letting.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('from the page of privacy who applies comes to what the landlord of the chosen home asks, why, and for how long', async ({
  page,
  server,
  w,
}) => {
  const { code } = await letProperty(server, { policyPack: 'CH', ownQuestions: ['parkingSpace'] })
  await page.goto('/privacy')
  // Nothing was chosen yet: the times of the packs, and no landlord.
  await expect(page.getByText('Switzerland: after 7 days')).toBeVisible()
  await expect(page.getByText('France: after 90 days')).toBeVisible()
  const more = page.getByRole('link', { name: 'what is asked, why, and how long it is kept' })
  await expect(more).toBeHidden()
  await chooseProcess(page, code)
  await page.goto('/privacy')
  await more.click()
  await expect(page).toHaveURL(`/data-protection/${code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    w('Data protection: {name}', { name: 'Musterverwaltung' }),
  )
  const nationality = rowOf(page, w('question.nationality'))
  await expect(nationality).toContainText(w('has to be answered, by one of these alone'))
  await expect(nationality).toContainText('EDÖB')
  await expect(rowOf(page, w('document.proof_of_income'))).toContainText(w('asked for once somebody was chosen'))
  await expect(rowOf(page, w('question.casualtyInsurance'))).toContainText('(OR 254)')
  await expect(rowOf(page, w('question.parkingSpace')), 'what the organization chose').toContainText(w('voluntary'))
  await expectNoBarrier(page, 'data protection of a home')
})

test('the summary of a questionnaire leads there too, in a tab of its own', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers())
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: w('Why this is asked, and how long it is kept') }).click()
  const other = await opening
  await expect(other).toHaveURL('/data-protection/DEMADE')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Musterverwaltung')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-CH' })
  test('the Code of Obligations is cited as it is called there, and all else in its own words', async ({
    page,
    server,
    w,
  }) => {
    const { code } = await letProperty(server, { policyPack: 'CH', ownQuestions: ['parkingSpace'] })
    await page.goto(`/data-protection/${code}`)
    await expect(rowOf(page, w('question.casualtyInsurance'))).toContainText(
      'aucun bail ne peut dépendre d’une assurance (CO 254)',
    )
  })
})

test('on paper it is light, without head, foot and buttons', async ({ page, w }) => {
  await page.goto('/data-protection/DEMADE')
  await expect(page.getByText(w('Who decides'))).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(button(page, w('Print'))).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(26, 35, 32)')
  // All of it, and not what fits a screen.
  const [whole, paper] = await page.evaluate(() => [
    document.querySelector('main')?.scrollHeight ?? 0,
    document.documentElement.scrollHeight,
  ])
  expect(paper).toBeGreaterThanOrEqual(whole ?? 0)
})

test('an address that belongs to nobody says so, and one that cannot be read can be asked for again', async ({
  page,
  context,
  w,
}) => {
  await page.goto('/data-protection/ZZZZZZ')
  await expect(
    page
      .getByRole('alert')
      .getByText(w('Nobody lets homes under this address. It may be mistyped, or not be used any more.')),
  ).toBeVisible()
  const path = '**/api/external/data-protection/*'
  await context.route(path, (route) => route.abort())
  await page.goto('/data-protection/DEMADE')
  await expect(page.getByText(w('This page could not be read. It needs a connection.'))).toBeVisible()
  await context.unroute(path)
  await button(page, w('Try again')).click()
  await expect(page.getByText(w('Who decides'))).toBeVisible()
})

/** What is said of a question or a document. */
const rowOf = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) })
