import type { Page } from '@playwright/test'
import { handsOn } from './hands.ts'

/**
 * Looks for a home by keys, and opens it.
 * @returns how many actions it took, and ms from the last letter until the home is found; undefined where keys open no search
 */
export async function findHomeByKeys(page: Page, text: string, name: string) {
  const hands = handsOn(page)
  await hands.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.waitFor({ timeout: 10_000 }).catch(() => {})
  if (!(await box.isVisible())) return undefined
  await hands.fill(box, text.slice(0, -1)) // once something is found, what is found by stands
  await page.getByRole('option').first().waitFor()
  const shown = page.evaluate(untilFound, name)
  await page.keyboard.type(text.slice(-1))
  const ms = await shown
  const before = page.url()
  await hands.press('Enter')
  await page.waitForURL((url) => url.href !== before)
  return { actions: hands.actions(), ms }
}

/** In the page. @returns ms from the next letter until an option has that name */
const untilFound = (name: string): Promise<number> =>
  new Promise((resolve) => {
    const look = (from: number) => {
      const isThere = [...document.querySelectorAll('[role=option]')].some((each) => each.textContent.includes(name))
      if (isThere) resolve(performance.now() - from)
      else requestAnimationFrame(() => look(from))
    }
    document.addEventListener('input', ({ timeStamp }) => look(timeStamp), { once: true })
  })
