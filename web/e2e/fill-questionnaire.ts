import type { Page } from '@playwright/test'
import { answer, button, confirmAnswers, fillRenter } from './applicant.ts'
import { readDraft } from './device.ts'
import { addFiles, docxFile, pdfFile, pdfOfSize } from './files.ts'
import { somebody } from './people.ts'
import type { ReadyApplication } from './ready-application.ts'
import { expect } from './test.ts'
import type { Words } from './words.ts'

/** From the first field to the last, with three files, as a person does it: only *Submit* is left. */
export async function fillQuestionnaire(page: Page, w: Words): Promise<ReadyApplication> {
  const anna = somebody()
  const files = [pdfFile(), docxFile(), pdfOfSize(700_000)]
  await fillRenter(page, w, anna)
  await addFiles(page, 'other_document', files)
  await expect(page.locator('[data-document]')).toHaveCount(files.length)
  await button(page, w('Next')).click()
  await answer(page, w('Have you visited the property?'), w('Yes'))
  await answer(page, w('Do you have a personal liability insurance?'), w('No'))
  await button(page, w('Next')).click()
  await confirmAnswers(page, w)
  const { id } = await readDraft(page)
  return { id, email: anna.email, files }
}
