import type { Page } from '@playwright/test'
import { words } from '#bench/desk/manager.ts'
import { observeInteractions, SHORTEST_REPORTED_MS } from '#bench/pages/interactions.ts'

/** Until the page has drawn what one step asked for, and rests. */
const PAUSE_MS = 2500

/** Sorts an open list anew and filters it, by keys and clicks. @returns what the slowest of them took until the next picture, in ms */
export async function sortAndFilter(page: Page): Promise<number> {
  await page.waitForTimeout(PAUSE_MS)
  const readDurations = await observeInteractions(page)
  await page.getByLabel(words('Order'), { exact: true }).focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE_MS)
  }
  const filter = page.getByRole('group', { name: words('Status'), exact: true })
  for (const status of ['Submitted', 'Rejected', 'All']) {
    await filter.getByRole('button', { name: words(status) }).click()
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.getByRole('searchbox', { name: words('Search'), exact: true }).focus()
  await page.keyboard.type('mei', { delay: PAUSE_MS })
  await page.waitForTimeout(PAUSE_MS)
  return Math.max(SHORTEST_REPORTED_MS, ...(await readDurations()))
}
