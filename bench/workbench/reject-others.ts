import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { handsOn } from './hands.ts'

/** Rejects everybody who is left in an open list, each with a mail that is looked at in every language. @returns how many actions it took */
export async function rejectOthers(page: Page): Promise<number> {
  const hands = handsOn(page)
  const left = await page.getByRole('table').getAttribute('aria-rowcount')
  const count = String(Number(left) - 1) // without the headings
  await hands.click(page.getByRole('checkbox', { name: words('Select all {count}', { count }) }))
  const bar = page.getByRole('group', { name: words('Selection') })
  await hands.click(bar.getByRole('button', { name: words('Reject applicant') }))
  const dialog = page.getByRole('dialog')
  await hands.click(dialog.getByLabel(words('Send each of these applicants an email about it')))
  await dialog.locator('details[open]').getByText('@').first().waitFor()
  await hands.click(dialog.locator('[type=submit]'))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(words('No application fits. Choose another status, or look for something else.')).waitFor()
  return hands.actions()
}
