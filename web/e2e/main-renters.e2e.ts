import type { Page } from '@playwright/test'
import type { IssueCode } from '#shared/issues.ts'
import { button, errorSummary, field, openQuestionnaire, resumeQuestionnaire } from './applicant.ts'
import { readDevice, readDraft } from './device.ts'
import { addFiles, pdfFile } from './files.ts'
import { finishedAnswers, somebody } from './people.ts'
import { expect, test } from './test.ts'
import type { Words } from './words.ts'

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
      await expect(errorSummary(page, w).getByRole('link')).toHaveText([w.issue(code)])
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
  for (const typed of ['27.3.1990', '27/03/1990', '27031990', '1990-03-27']) {
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

test('another renter can be added, and is removed with all documents after one question', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await button(page, w('Add another renter')).click()
  await expect(field(page, w('First name'))).toBeFocused()
  await field(page, w('First name')).fill('Ben')
  await addFiles(page, 'other_document', pdfFile())
  await expect(page.locator('[data-document]')).toHaveCount(1)

  await button(page, w('Remove this renter')).click()
  await expect(button(page, w('Keep'))).toBeFocused()
  await button(page, w('Keep')).click()
  await expect(field(page, w('First name'))).toHaveValue('Ben')
  await removeRenter(page, w)
  await expect(field(page, w('First name'))).toHaveValue('Anna')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters.length).toBe(1)
  await expect.poll(() => readDevice(page)).toMatchObject({ docs: [], chunks: 0 })
})

test('a second renter takes over the address of the first on request', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  await button(page, w('Add another renter')).click()
  await button(page, w('Same address as the first renter')).click()
  await expect(field(page, w('Street'))).toHaveValue('Birkenweg')
  await expect(field(page, w('Country'))).toHaveValue('CH')
})

test('an error of a folded renter is found through the summary, which names the renter', async ({ page, w }) => {
  const renters = [somebody(), somebody({ firstName: 'Ben', phone: '' })]
  await resumeQuestionnaire(page, finishedAnswers(renters), 'main_renters')
  await button(page, w('Next')).click()
  await page.getByRole('link', { name: `Ben: ${w.issue('phone_required')}` }).click()
  await expect(field(page, w('Phone'))).toBeFocused()
})

async function removeRenter(page: Page, w: Words): Promise<void> {
  await button(page, w('Remove this renter')).click()
  await button(page, w('Remove')).click()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
