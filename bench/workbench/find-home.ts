import type { Page } from '@playwright/test'
import { handsOn } from './hands.ts'

/**
 * Looks for a home by keys, and opens it.
 * @returns how many actions it took, and ms from the last letter until the home is found; undefined where keys open no search
 */
export async function findHomeByKeys(page: Page, text: string, home: { name: string; code: string }) {
  const hands = handsOn(page)
  await hands.press('Control+k')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.waitFor({ timeout: 10_000 }).catch(() => {})
  if (!(await box.isVisible())) return undefined
  await hands.fill(box, text.slice(0, -1)) // once something is found, what is found by stands
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  // Once it watches, the last letter is typed: both at once, the letter can be first.
  const watch = await page.evaluateHandle(untilFound, home)
  await page.keyboard.type(text.slice(-1))
  const ms = await watch.evaluate(({ found }) => found)
  const before = page.url()
  await hands.press('Enter')
  await page.waitForURL((url) => url.href !== before)
  return { actions: hands.actions(), ms }
}

/** In the page. @returns ms from the next letter until that home can be chosen; fails when it cannot be within half a minute */
const untilFound = ({ name, code }: { name: string; code: string }): { found: Promise<number> } => ({
  found: new Promise((resolve, reject) => {
    const look = (from: number) => {
      const options = [...document.querySelectorAll('[role=option]')].map((each) => each.textContent)
      const ms = performance.now() - from
      if (options.some((text) => text.includes(name) && text.includes(code))) resolve(ms)
      else if (ms > 30_000) reject(new Error(`${name} is not found`))
      else requestAnimationFrame(() => look(from))
    }
    document.addEventListener('input', ({ timeStamp }) => look(timeStamp), { once: true })
  }),
})
