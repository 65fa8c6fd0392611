import type { BrowserContext, Page } from '@playwright/test'
import { button, field, toast } from '../fixtures/applicant.ts'
import { goOffline } from '../fixtures/offline.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import { expect } from '../fixtures/test.ts'
import type { Words } from '../fixtures/words.ts'

/** In the questionnaire of a home of which nothing but the code is known. */
export async function startOffline(page: Page, context: BrowserContext, w: Words, code: string): Promise<void> {
  await visitOnce(page)
  await goOffline(context)
  await page.getByLabel(w('Your 6-digit code')).fill(code)
  await button(page, w('Continue')).click()
  await expect(toast(page)).toContainText(w('Failed to connect to the server. Please try again.'))
  await toast(page).getByRole('button').click()
  await expect(page.getByText(w('You can go on: we check the code as soon as there is a connection.'))).toBeVisible()
  await button(page, w('Fill in without a connection')).click()
  await expect(page).toHaveURL('/questionnaire')
  await expect(field(page, w('First name'))).toBeVisible()
}
