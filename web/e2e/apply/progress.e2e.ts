import { readDevice, readDraft } from '../device/device.ts'
import { button, field, openQuestionnaire, resumeQuestionnaire, toast } from '../fixtures/applicant.ts'
import { addFiles, docxFile, pdfFile } from '../fixtures/files.ts'
import { finishedAnswers } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('what was typed survives closing the tab in the same moment', async ({ page, context, w }) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  await field(page, w('Last name')).pressSequentially('Müller')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto('/questionnaire')
  await expect(field(next, w('First name'))).toHaveValue('Anna')
  await expect(field(next, w('Last name'))).toHaveValue('Müller')
  await expect(toast(next)).toContainText(w('Progress saved'))
})

test('files survive closing the tab, and can be removed and given another kind', async ({ page, context, w }) => {
  await openQuestionnaire(page)
  await addFiles(page, 'other_document', [pdfFile('a.pdf'), docxFile('b.docx')])
  await expect(page.locator('[data-document]')).toHaveCount(2)
  await page.close()

  const next = await context.newPage()
  await next.goto('/questionnaire')
  await expect(next.locator('[data-document]')).toHaveCount(2)
  await button(next, w('Edit {name}', { name: 'a.pdf' })).click()
  await next.getByLabel(w('Document type of {name}', { name: 'a.pdf' })).selectOption('proof_of_income')
  await button(next, w('Remove {name}', { name: 'b.docx' })).click()
  await expect
    .poll(async () => (await readDevice(next)).docs)
    .toMatchObject([
      { name: 'a.pdf', type: 'proof_of_income' },
      { name: 'b.docx', ownerId: expect.stringContaining('removed:') },
    ])
  await next.reload()
  await button(next, w('Undo: {name}', { name: 'b.docx' })).click()
  await expect(next.locator('[data-document]')).toHaveText([/a\.pdf/, /b\.docx/])
  await expect(next.locator('[data-removed]')).toHaveCount(0)
})

test('the first visit shows no toast, and the section is kept with the answers', async ({ page, w }) => {
  await openQuestionnaire(page)
  await expect(page.getByText(w('Saved on {thisDevice} as you type'))).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: w('Steps') })
    .getByRole('button', { name: w('General info') })
    .click()
  await expect.poll(async () => (await readDraft(page)).section).toBe('general_info')
  await page.goto('/questionnaire')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('General info'))
})

test('another language changes every text and no answer', async ({ page, w }) => {
  await openQuestionnaire(page)
  await field(page, w('First name')).fill('Anna')
  for (const [language, label] of [
    ['de', 'Vorname'],
    ['fr', 'Prénom'],
  ] as const) {
    await page.locator('header select').selectOption(language)
    await expect(field(page, label)).toHaveValue('Anna')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.reload()
  await expect(field(page, 'Prénom')).toHaveValue('Anna')
})

test('where tabs cannot lock a draft, a second one that is out of date says so, and overwrites nothing', async ({
  page,
  context,
  w,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await resumeQuestionnaire(page, finishedAnswers(), 'main_renters')
  const older = await context.newPage()
  await older.goto('/questionnaire')
  await expect(field(older, w('City'))).toHaveValue('Bern')

  await field(page, w('City')).fill('Basel')
  await expect.poll(async () => (await readDraft(page)).answers.mainRenters[0]?.currentAddress.city).toBe('Basel')
  await field(older, w('City')).fill('Genf')
  await expect(older.getByText(w('This application is open in another tab, which has newer answers.'))).toBeVisible()
  expect((await readDraft(page)).answers.mainRenters[0]?.currentAddress.city).toBe('Basel')

  await button(older, w('Go on here')).click()
  await expect(field(older, w('City'))).toHaveValue('Basel')
})

test('each process has a draft of its own', async ({ page, w }) => {
  await openQuestionnaire(page, 'DEMADE')
  await field(page, w('First name')).fill('Anna')
  await openQuestionnaire(page, 'DEMACH')
  await expect(field(page, w('First name'))).toHaveValue('')
  await openQuestionnaire(page, 'DEMADE')
  await expect(field(page, w('First name'))).toHaveValue('Anna')
})
