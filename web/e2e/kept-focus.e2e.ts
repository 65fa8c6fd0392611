import type { Locator, Page } from '@playwright/test'
import { button, resumeQuestionnaire } from './applicant.ts'
import { addFiles, pdfFile } from './files.ts'
import { expectFocusWatched } from './focus-watched.ts'
import { finishedAnswers, somebody } from './people.ts'
import { submitOffline } from './ready-application.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('Undo of a document leaves the focus to a neighbour', async ({ page, w }) => {
  await resumeQuestionnaire(page, finishedAnswers([somebody()]), 'main_renters')
  await addFiles(page, 'other_document', [pdfFile()])
  await press(page, button(page, w('Remove {name}', { name: 'Betreibungsauszug.pdf' })))
  await press(page, button(page, w('Undo: {name}', { name: 'Betreibungsauszug.pdf' })))
  await expectFocusIn(page, 'main button, main a, main input')
})

test('Take back leaves the focus to the page that it leads to', async ({ page, w }) => {
  await submitOffline(page, w, [pdfFile()])
  await expect(page.getByText(w('No connection: we try again automatically.'))).toBeVisible()
  await press(page, button(page, w('Take back and change')))
  await expect(page).toHaveURL(/questionnaire/)
  await expect(page.locator('#section')).toBeAttached()
  await expectFocusIn(page, 'main')
})

test('what is deleted after a question leaves the focus to a neighbour, and so does a question that is answered with no', async ({
  page,
  w,
}) => {
  await submitOffline(page, w)
  const remove = page.locator('section').getByRole('button', { name: w('Delete from {thisDevice}') })
  await press(page, remove)
  await expect(button(page, w('Keep'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(page, w('Delete')))
  await expectFocusIn(page, 'main')
})

async function press(page: Page, what: Locator) {
  await expectFocusWatched(page)
  // As by Tab: the focus is shown.
  await page.keyboard.press('Tab')
  await what.focus()
  await page.keyboard.press('Enter')
  await expect(what).toHaveCount(0)
}

const expectFocusIn = (page: Page, place: string) =>
  expect.poll(() => page.evaluate((within) => document.activeElement?.closest(within) !== null, place)).toBe(true)
