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

/** From the whole protocol into a room, which it opens. */
export async function openRoom(page: Page, w: Words, name: string): Promise<void> {
  await page
    .getByRole('region', { name: w('All rooms') })
    .getByRole('link', { name })
    .click()
}

/** Makes one, and opens it. */
export async function addRoom(page: Page, w: Words, name: string): Promise<void> {
  await button(page, w('Add a room')).click()
  await field(page, w('Name of the room')).fill(name)
  await button(page, w('Add')).click()
  await openRoom(page, w, name)
}

export const markInspected = (page: Page, w: Words) =>
  page.getByRole('radio', { name: w('Inspected'), exact: true }).check()

/** From a room to where everything is read once more. */
export async function checkAndSign(page: Page, w: Words): Promise<void> {
  await page
    .getByRole('link', { name: w('Whole protocol') })
    .first()
    .click()
  await page.getByRole('link', { name: w('Check and sign') }).click()
}
