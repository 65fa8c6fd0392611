import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { handsOn } from './hands.ts'

/** Reads the first applications of an open list and accepts each, whose applicant may be written to. @returns how many actions it took */
export async function shortlist(page: Page, count: number): Promise<number> {
  const hands = handsOn(page)
  const rows = page.getByRole('button', { name: words('Details: {name}', { name: '' }) })
  for (let index = 0; index < count; index += 1) {
    const row = rows.nth(index)
    const name = (await row.getAttribute('aria-label'))?.slice(words('Details: {name}', { name: '' }).length) ?? ''
    await hands.click(row)
    await page.locator('#application-details').getByText(words('Desired start date')).waitFor()
    await hands.click(page.getByRole('button', { name: words('Change status: {name}', { name }), exact: true }).first())
    await hands.click(page.getByRole('button', { name: words('Accept applicant'), exact: true }))
    const dialog = page.getByRole('dialog')
    await hands.click(dialog.getByRole('button', { name: words('Accept applicant'), exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }
  return hands.actions()
}
