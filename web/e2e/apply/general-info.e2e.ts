import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { applicationProcesses } from '#server/db/schema.ts'
import { formatDate } from '#shared/dates.ts'
import { readDraft } from '../device/device.ts'
import {
  answer,
  button,
  errorSummary,
  field,
  openQuestionnaire,
  resumeQuestionnaire,
  toast,
} from '../fixtures/applicant.ts'
import { addFiles, pdfFile } from '../fixtures/files.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

test('the start date of the process is proposed', async ({ page, server, w }) => {
  const [process] = await server.db.select().from(applicationProcesses).where(eq(applicationProcesses.code, 'DEMADE'))
  await openQuestionnaire(page, 'DEMADE')
  await goTo(page, w, 'General info')
  await expect(field(page, w('Desired start date'))).toHaveValue(formatDate(process?.startDate ?? ''))
})

test('the start date and both questions must be answered', async ({ page, w }) => {
  await openQuestionnaire(page)
  await goTo(page, w, 'General info')
  await field(page, w('Desired start date')).fill('')
  await button(page, w('Next')).click()
  const summary = errorSummary(page, w)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    w.issue('desired_start_date_required'),
    `${w('Property visited')}: ${w.issue('required')}`,
    `${w('Personal liability insurance')}: ${w.issue('required')}`,
  ])
  await expect(page.getByText(w.issue('desired_start_date_required'))).toHaveCount(2)
  await expect(page.getByText(w.issue('required'), { exact: true })).toHaveCount(2)
})

test('an insurance must be named when there is one, and only then', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers(), 'general_info')
  const insured = w('Do you have a personal liability insurance?')
  await answer(page, insured, w('Yes'))
  const name = page.getByLabel(w('Insurance name'))
  for (const blank of ['', '   ']) {
    await name.fill(blank)
    await button(page, w('Next')).click()
    await expect(name).toHaveAccessibleDescription(new RegExp(w.issue('insurance_name_required')))
  }
  await answer(page, insured, w('No'))
  await expect(name).toHaveCount(0)
  await button(page, w('Next')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('Summary and confirmation'))
})

test('1 to 5 adults and 0 to 5 children can be chosen; subletting and pets are off at first', async ({ page, w }) => {
  await openQuestionnaire(page)
  await goTo(page, w, 'General info')
  await expect(field(page, w('Number of adults')).locator('option')).toHaveText(['1', '2', '3', '4', '5'])
  await expect(field(page, w('Number of children')).locator('option')).toHaveText(['0', '1', '2', '3', '4', '5'])
  await expect(page.getByRole('checkbox', { name: w('I want to sublet part of the home') })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: w('I have pets') })).not.toBeChecked()
  await field(page, w('Number of adults')).selectOption('5')
  await expect.poll(async () => (await readDraft(page)).answers.generalInfo.numberOfAdults).toBe(5)
})

test('the summary warns of a missing debt collection certificate and does not insist', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers())
  const warning = warningFor(w, 'Anna Müller-Ōkuma')
  await expect(page.getByText(warning)).toBeVisible()
  await goTo(page, w, 'Main renters')
  await addFiles(page, 'debt_collection_certificate', pdfFile())
  await expect(page.locator('[data-document]')).toHaveCount(1)
  await goTo(page, w, 'Summary and confirmation')
  await expect(page.getByText('Betreibungsauszug.pdf')).toBeVisible()
  await expect(page.getByText(warning)).toHaveCount(0)
})

test('what is sent must be confirmed', async ({ page, w }) => {
  await resumeQuestionnaire(page, { ...finishedAnswers(), confirmed: false })
  await button(page, w('Submit')).click()
  await expect(toast(page)).toContainText(w('Please fix all validation errors before submitting.'))
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(w.issue('confirmation_required'))
  await page.getByRole('link', { name: w.issue('confirmation_required') }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
})

test('Submit checks every section and leads to the first that is not finished', async ({ page, w }) => {
  const answers = finishedAnswers()
  answers.generalInfo.visitedProperty = null
  await resumeQuestionnaire(page, answers)
  await button(page, w('Submit')).click()
  await expect(toast(page)).toContainText(w('Please fix all validation errors before submitting.'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
  await expect(page.getByText(w.issue('required'))).toHaveCount(2)
})

test('names in any script, emoji and markup are shown as they were typed', async ({ page, w }) => {
  const names = ['محمد علي', '王小明', '🦊 Fuchs', '<b>Tom</b>', '<img src=x onerror=alert(1)>', 'Zoë‏']
  const [first] = finishedAnswers().mainRenters
  if (!first) throw new Error('one renter expected')
  const renters = names.map((firstName, index) => ({ ...first, id: first.id.replace(/.$/, String(index)), firstName }))
  await resumeQuestionnaire(page, finishedAnswers(renters))
  for (const name of names) {
    await expect(page.getByRole('heading', { name: `${name} Müller-Ōkuma` })).toBeVisible()
    await expect(page.getByText(warningFor(w, `${name} Müller-Ōkuma`))).toBeVisible()
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await goTo(page, w, 'Main renters')
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible()
})

const warningFor = (w: Words, name: string) =>
  w('{name}: a debt collection certificate is usually required. You can submit without it.', { name })

const goTo = (page: Page, w: Words, section: string) =>
  page
    .getByRole('navigation', { name: w('Steps') })
    .getByRole('button', { name: w(section) })
    .click()
