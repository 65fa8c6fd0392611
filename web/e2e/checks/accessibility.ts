import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'

/** Nothing that a machine can find keeps anybody out of what the page shows now, in light and in dark colours. */
export async function expectNoBarrier(page: Page, place: string): Promise<void> {
  await showIn(page, 'light')
  const light = await background(page)
  const rules = await look(page)
  rules.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  expect(await barriers(rules), `${place}, in light colours`).toEqual([])
  expect(await wordsOutside(page), `${place}, words that leave what is pressed`).toEqual([])

  await showIn(page, 'dark')
  expect(await background(page), 'dark colours are others').not.toBe(light)
  // Nothing else depends on them.
  const contrast = (await look(page)).withRules(['color-contrast'])
  expect(await barriers(contrast), `${place}, in dark colours`).toEqual([])
}

/** By itself the library sends its half a megabyte to the page twice for every look: once is enough for a document. */
async function look(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  // Describing everything that is fine takes longer than looking.
  return new AxeBuilder({ page, axeSource: 'void 0' }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** At once: half-way between two colours the contrast is neither one's. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is written in something to be pressed, and reaches over its edge. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.locator('button, a, label').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const box = target.getBoundingClientRect()
      const words = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        const { left, right, width } = range.getBoundingClientRect()
        const element = words.currentNode.parentElement
        const isForEyes = width > 1 && element?.checkVisibility() && getComputedStyle(element).clipPath === 'none'
        if (isForEyes && (left < box.left - 1 || right > box.right + 1)) return [target.textContent]
      }
      return []
    }),
  )
}
