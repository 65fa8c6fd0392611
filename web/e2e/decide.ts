import type { Locator } from '@playwright/test'
import type { Words } from './words.ts'

/** Chooses a step of an application, on its card. */
export async function choose(card: Locator, w: Words, action: string): Promise<void> {
  await card.getByText(w('Change status')).click()
  await card.getByRole('button', { name: w(action), exact: true }).click()
}

/** The same with what is asked before a step that cannot be taken back. */
export async function decide(card: Locator, w: Words, action: string): Promise<void> {
  await choose(card, w, action)
  const dialog = card.page().getByRole('dialog')
  await dialog.getByRole('button', { name: w(action), exact: true }).click()
}
