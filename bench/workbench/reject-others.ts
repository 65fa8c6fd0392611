import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { handsOn } from './hands.ts'

/** Rejects everybody in an open list whose application is still submitted, each with a mail that is looked at. @returns how many actions it took */
export async function rejectOthers(page: Page): Promise<number> {
  const hands = handsOn(page)
  const filter = page.getByRole('group', { name: words('Status'), exact: true })
  await hands.click(filter.getByRole('button', { name: words('Submitted') }))
  const change = page.getByRole('button', { name: words('Change status: {name}', { name: '' }) })
  await change.first().waitFor()
  while ((await change.count()) > 0) {
    await hands.click(change.first())
    await hands.click(page.getByRole('button', { name: words('Reject applicant'), exact: true }))
    const dialog = page.getByRole('dialog')
    await hands.click(dialog.getByLabel(words('Send the applicant an email about it')))
    await dialog.locator('details[open]').getByText('@').first().waitFor()
    await hands.click(dialog.getByRole('button', { name: words('Reject applicant'), exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }
  return hands.actions()
}
