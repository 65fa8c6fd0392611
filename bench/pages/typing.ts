import type { Browser, Page } from 'playwright-core'
import { findHome } from '#bench/find-home.ts'
import { observeInteractions, SHORTEST_REPORTED_MS } from './interactions.ts'
import { openEmptyPhone } from './phone.ts'

const RENTERS = 10
const texts = {
  'First name': 'Anna Katharina Wilhelmine',
  'Last name': 'Müller von der Heide',
  Street: 'Lange Straße am Birkenweg',
  Profession: 'Geigenbauerin in Ausbildung',
}
/** A key every 80 ms is a quick typist. */
const KEY_INTERVAL_MS = 80
/** The longest wait of the autosave, so that saving happens while it is measured. */
const PAUSE_MS = 500

/** What typing into a questionnaire of ten renters takes until the next picture, in ms, for each key pressed. */
export async function typeIntoQuestionnaire(browser: Browser, address: string): Promise<number[]> {
  const { page } = await openEmptyPhone(browser)
  await openQuestionnaire(page, address)
  for (let renters = 1; renters < RENTERS; renters += 1) {
    await page.getByRole('button', { name: 'Add another renter' }).click()
  }
  await page.getByLabel('First name', { exact: true }).waitFor()
  const readDurations = await observeInteractions(page)
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(text, { delay: KEY_INTERVAL_MS })
    await page.waitForTimeout(PAUSE_MS)
  }
  const slow = await readDurations()
  await page.context().close()
  const keys = Object.values(texts).join('').length
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => SHORTEST_REPORTED_MS)]
}

/** With the process that a code led to, which is what the page before leaves in the browser. */
async function openQuestionnaire(page: Page, address: string): Promise<void> {
  const data = await findHome(address)
  await page.goto(`${address}/robots.txt`)
  await page.evaluate((process) => localStorage.setItem('selectedProcess', JSON.stringify(process)), data)
  await page.goto(`${address}/questionnaire`)
}
