import type { Page } from '@playwright/test'
import { button, field } from './applicant.ts'
import type { Words } from './words.ts'

/** Of a move-out, from the list of a property's protocols to the whole of the new one. */
export async function createProtocol(page: Page, w: Words, participants: readonly string[]): Promise<void> {
  await button(page, w('Create handover protocol')).click()
  await field(page, w('What it is about')).selectOption('move_out')
  for (const each of participants) {
    await field(page, w('Participants')).fill(each)
    await page.keyboard.press('Enter')
  }
  await button(page, w('Create')).click()
}
