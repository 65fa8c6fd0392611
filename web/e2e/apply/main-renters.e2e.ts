import type { Locator } from '@playwright/test'
import type { IssueCode } from '#shared/issues.ts'
import { readDraft } from '../device/device.ts'
import { button, errorSummary, field, openQuestionnaire, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { finishedAnswers, somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const messages: Record<string, IssueCode> = {
  'First name': 'first_name_required',
  'Last name': 'last_name_required',
  Email: 'email_invalid',
  Phone: 'phone_required',
  'Date of birth': 'date_of_birth_required',
  Nationality: 'nationality_required',
  Street: 'street_required',
  'Street number': 'street_number_required',
  'Zip code': 'zip_code_required',
  City: 'city_required',
  Country: 'country_required',
  Profession: 'profession_required',
  'Employment status': 'employment_status_required',
  'Gross salary': 'gross_salary_required',
  Company: 'reference_incomplete',
}

test('every answer that is missing is named at its field and in the summary, which takes the focus', async ({
  page,
  w,
}) => {
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  const summary = errorSummary(page, w)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(Object.values(messages).map((code) => w.issue(code)))
  for (const [label, code] of Object.entries(messages)) {
    await expect(field(page, w(label))).toHaveAccessibleDescription(new RegExp(escaped(w.issue(code))))
    await expect(field(page, w(label))).toHaveAttribute('aria-invalid', 'true')
  }
})

test('an entry of the summary leads to its field', async ({ page, w }) => {
  await openQuestionnaire(page)
  await button(page, w('Next')).click()
  for (const label of ['Gross salary', 'Nationality', 'Company']) {
    await page.getByRole('link', { name: w.issue(messages[label] ?? 'invalid') }).click()
    await expect(field(page, w(label))).toBeFocused()
  }
})

const wrongValues: [label: string, value: string, code: IssueCode][] = [
  ['Email', 'anna@', 'email_invalid'],
  ['Date of birth', '31.02.1990', 'date_invalid'],
  ['Date of birth', '01.01.2999', 'date_of_birth_in_future'],
  ['First name', '   ', 'first_name_required'],
  ['Last name', 'x'.repeat(201), 'text_too_long'],
  ['Phone', '☎', 'phone_invalid'],
  ['Gross salary', '-5', 'gross_salary_invalid'],
  ['Nationality', 'Klingon', 'nationality_required'],
]
test('a value that cannot be is refused with its reason', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  for (const [label, value, code] of wrongValues) {
    await test.step(`"${value.slice(0, 12)}" as ${label}: ${code}`, async () => {
      const input = field(page, w(label))
      const before = await input.inputValue()
      await input.fill(value)
      await button(page, w('Next')).click()
      await expect(input).toHaveAccessibleDescription(new RegExp(escaped(w.issue(code))))
      const named = code === 'text_too_long' ? `${w(label)}: ${w.issue(code)}` : w.issue(code)
      await expect(errorSummary(page, w).getByRole('link')).toHaveText([named])
      await input.fill(before)
    })
  }
})

test('a reference that is not complete is reported on the company, unless there is none', async ({ page, w }) => {
  const reference = { noReference: false, company: 'AG', name: 'Kurz', phone: '1', email: 'kurz@ag.test' }
  await resumeQuestionnaire(page, finishedAnswers([somebody({ reference })]), 'main_renters')
  const company = field(page, w('Company'))
  const none = page.getByRole('checkbox', { name: w('I have no reference') })
  for (const missing of ['Company', 'Contact name', 'Contact phone', 'Contact email']) {
    await test.step(`without ${missing}`, async () => {
      const before = await field(page, w(missing)).inputValue()
      await field(page, w(missing)).fill('')
      await button(page, w('Next')).click()
      await expect(company).toHaveAccessibleDescription(new RegExp(escaped(w.issue('reference_incomplete'))))
      await none.check()
      await expect(company).toHaveCount(0)
      await button(page, w('Next')).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
      await button(page, w('Previous')).click()
      await none.uncheck()
      await field(page, w(missing)).fill(before)
    })
  }
})

test('dates are read in the usual ways of writing them', async ({ page, w }) => {
  await openQuestionnaire(page)
  const birth = field(page, w('Date of birth'))
  for (const typed of ['27.3.1990', '27/03/1990', '27031990', '1990-03-27', '27.3.90', '270390']) {
    await birth.fill(typed)
    await birth.blur()
    await expect(birth).toHaveValue('27.03.1990')
  }
})

test('the only renter cannot be removed', async ({ page, w }) => {
  await openQuestionnaire(page)
  await expect(button(page, w('Add another renter'))).toBeVisible()
  await expect(button(page, w('Remove this renter'))).toHaveCount(0)
})

test('another renter can be added, and comes back with all answers and documents after being removed', async ({
  page,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await button(page, w('Add another renter')).click()
  await expect(field(page, w('First name'))).toBeFocused()
  await field(page, w('First name')).fill('Ben')
  await addFiles(page, 'other_document', pdfFile())
  await expect(page.locator('[data-document]')).toHaveCount(1)

  const left = async (of: Locator) => (await of.boundingBox())?.x ?? 0
  const icon = await left(button(page, w('Remove this renter')).locator('svg'))
  const above = await left(field(page, w('First name')))
  // Its frame, which nobody sees, is 1 px.
  expect(Math.abs(icon - above), 'it begins where what stands above it does').toBeLessThanOrEqual(1)
  await button(page, w('Remove this renter')).click()
  const undo = button(page, w('Undo: {name}', { name: 'Ben' }))
  await expect(undo).toBeFocused()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters.length).toBe(1)
  await page.reload()
  await undo.click()
  await expect(field(page, w('First name'))).toHaveValue('Ben')
  await expect(field(page, w('First name'))).toBeFocused()
  await expect(page.locator('[data-document]')).toHaveCount(1)
  await expect(undo).toHaveCount(0)
  await expect.poll(async () => (await readDraft(page)).answers.removed).toEqual([])
})

test('what is wrong with the others stays wrong when one is removed, and when they come back', async ({ page, w }) => {
  const others = [somebody({ email: 'bad' }), somebody({ firstName: 'Ben', lastName: '' })]
  await resumeQuestionnaire(page, finishedAnswers(others), 'main_renters')
  await button(page, w('Next')).click()
  const links = errorSummary(page, w).getByRole('link')
  await expect(links).toHaveCount(2)
  await links.last().click()
  await button(page, w('Remove this renter')).click()
  await expect(links).toHaveCount(1)
  await expect(field(page, w('Email'))).toHaveAttribute('aria-invalid', 'true')
  await button(page, w('Undo: {name}', { name: 'Ben' })).click()
  await expect(links).toHaveCount(2)
})

test('after a reload the card opens that was being filled in, and Change opens the one it stands beside', async ({
  page,
  w,
}) => {
  await resumeQuestionnaire(page, finishedAnswers([somebody(), somebody({ firstName: 'Ben' })]), 'main_renters')
  await page.getByRole('button', { name: 'Ben Müller-Ōkuma' }).click()
  await expect(field(page, w('First name'))).toHaveValue('Ben')
  await expect.poll(async () => (await readDraft(page)).openRenter).toBeTruthy()
  await page.reload()
  await expect(field(page, w('First name'))).toHaveValue('Ben')
  await page
    .getByRole('navigation', { name: w('Steps') })
    .getByRole('button')
    .last()
    .click()
  await button(page, w('Change: {title}', { title: 'Anna Müller-Ōkuma' })).click()
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await page.goBack()
  await button(page, w('Add it: {name}', { name: 'Ben Müller-Ōkuma' })).click()
  await expect(field(page, w('First name'))).toHaveValue('Ben')
  await expect(button(page, w('Add file: {kind}', { kind: w('Debt collection certificate') }))).toBeFocused()
})

test('what is likely a slip is asked about, and said to be right is not asked again', async ({ page, w }) => {
  const unlikely = somebody({ dateOfBirth: '2012-01-01', firstName: '' })
  unlikely.profession.grossSalary = '95000'
  await resumeQuestionnaire(page, finishedAnswers([unlikely]), 'main_renters')
  await button(page, w('Next')).click()
  await expect(toast(page)).toContainText(w('Validation Error'))
  await field(page, w('First name')).fill('Anna')
  await button(page, w('Next')).click()
  const questions = page.getByRole('group', { name: w('Is this right?') })
  await expect(questions).toBeFocused()
  expect(await toast(page).count(), 'what was wrong is right by now').toBe(0)
  await expect(questions.getByRole('link')).toHaveCount(2)
  await questions.getByRole('link').last().click()
  await expect(field(page, w('Gross salary'))).toBeFocused()
  await button(page, w('Per year')).click()
  await expect(field(page, w('Gross salary'))).toHaveValue(w('{salary} per year', { salary: '95000' }))
  await button(page, w('Yes, that is right')).click()
  await expect(questions).toHaveCount(0)
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
})

test('every country is found by typing in any of the languages, without accents, by keyboard', async ({ page, w }) => {
  await openQuestionnaire(page)
  const nationality = page.getByRole('combobox', { name: w('Nationality') })
  await nationality.fill('cote d iv')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(1 + 2)
  await nationality.press('Enter')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.nationality).toBe('CI')
  await nationality.press('ArrowDown')
  await expect(options).toHaveCount(252)
  await nationality.press('Escape')
  await nationality.fill('Germany')
  await expect(options).toHaveCount(1 + 2)
  await nationality.press('Enter')
  await expect(options).toHaveCount(0)
  await expect(options).toHaveCount(0)
  await nationality.fill('Germ')
  await nationality.press('ArrowDown')
  await nationality.press('Enter')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.nationality).toBe('DE')
  await nationality.fill('CH')
  await nationality.press('Enter')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.nationality).toBe('CH')
  await nationality.fill('klingon')
  await nationality.press('Enter')
  await nationality.press('Tab')
  await expect(nationality).toHaveValue('klingon')
  await nationality.press('ArrowDown')
  await expect(options, 'found by what stands there').toHaveCount(2)
  await nationality.press('Escape')
  await nationality.fill('Argentin')
  await options.first().click()
  await nationality.blur()
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.nationality).toBe('AR')
})

test('a second renter takes over the address of the first on request', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await button(page, w('Add another renter')).click()
  await button(page, w('Same address as the first renter')).click()
  await expect(field(page, w('Street'))).toHaveValue('Birkenweg')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[1]?.currentAddress.country).toBe('CH')
})

test('an error of a folded renter is found through the summary, which names the renter', async ({ page, w }) => {
  const renters = [somebody(), somebody({ firstName: 'Ben', phone: '' })]
  await resumeQuestionnaire(page, finishedAnswers(renters), 'main_renters')
  await button(page, w('Next')).click()
  await page.getByRole('link', { name: `Ben: ${w.issue('phone_required')}` }).click()
  await expect(field(page, w('Phone'))).toBeFocused()
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
