import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { handsOn } from './hands.ts'

/** Of those in an open list that nobody decided about: reads the first, chooses each, and accepts them. @returns how many actions it took */
export async function shortlist(page: Page, count: number): Promise<number> {
  const hands = handsOn(page)
  const filter = page.getByRole('group', { name: words('Status'), exact: true })
  await hands.click(filter.getByRole('button', { name: words('Submitted') }))
  const rows = page.getByRole('row').filter({ has: page.locator('[data-toggle]') })
  for (let index = 0; index < count; index += 1) {
    const row = rows.nth(index)
    const name = (await row.getAttribute('aria-label')) ?? ''
    await hands.click(row.locator('[data-toggle]'))
    await page.getByRole('article', { name }).getByText(words('Desired start date')).waitFor()
    await hands.click(row.getByRole('checkbox'))
  }
  const bar = page.getByRole('group', { name: words('Selection') })
  await hands.click(bar.getByRole('button', { name: words('Accept applicant') }))
  const dialog = page.getByRole('dialog')
  await hands.click(dialog.locator('[type=submit]'))
  await dialog.waitFor({ state: 'detached' })
  return hands.actions()
}
