import path from 'node:path'
import type { Page } from '@playwright/test'
import { scrollPage } from '../checks/scroller.ts'
import { answer, button, field, fillRenter, toast } from '../fixtures/applicant.ts'
import { addFiles, docxFile, pdfFile } from '../fixtures/files.ts'
import { somebody } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const directory = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

/** The pictures of the README, taken on the way through the journey. */
test('the journey in pictures', async ({ page, w }) => {
  const take = (name: string) => page.screenshot({ path: path.join(directory, `${name}.png`) })

  await page.goto('/')
  await take('landing')
  await page.goto('/applications')
  await field(page, w('Your 6-digit code')).fill('DEMADE')
  await take('code-entry')
  await button(page, w('Continue')).click()
  await expect(page.getByText(w('Total rent per month'))).toBeVisible()
  await take('process-summary')

  await button(page, w('Start application')).click()
  await fillRenter(page, w, somebody({ firstName: 'Anna', lastName: 'Okuma', email: 'anna@renter.test' }))
  await addFiles(page, 'debt_collection_certificate', pdfFile('Schufa-Auskunft.pdf'))
  await addFiles(page, 'proof_of_income', docxFile('Arbeitsvertrag.docx'))
  await expect(page.getByText('Arbeitsvertrag.docx')).toBeVisible()
  await scrollToTop(page)
  await take('questionnaire')
  await page.getByText(w('Documents'), { exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 420)
  await take('documents')

  await button(page, w('Next')).click()
  await answer(page, w('Have you visited the property?'), w('Yes'))
  await answer(page, w('Do you have a personal liability insurance?'), w('No'))
  await take('general-info')
  await button(page, w('Next')).click()
  await expect(page.getByRole('button', { name: w('Submit') })).toBeVisible()
  await scrollToTop(page)
  await take('summary')
  await page.getByRole('checkbox').check()
  await button(page, w('Submit')).click()
  await page.waitForURL('**/success')
  await toast(page).getByRole('button').click()
  await expect(page.getByText(w('Your reference number'))).toBeVisible()
  await take('received')
})

const scrollToTop = (page: Page) => scrollPage(page, 0)
