import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing that a machine can find keeps anybody out of what the page shows now, in light and in dark colours. */
export async function expectNoBarrier(page: Page, place: string): Promise<void> {
  await showIn(page, 'light')
  const light = await background(page)
  const rules = new AxeBuilder({ page })
    // Describing everything that is fine takes longer than looking.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
  expect(await barriers(rules), `${place}, in light colours`).toEqual([])

  await showIn(page, 'dark')
  expect(await background(page), 'dark colours are others').not.toBe(light)
  // Nothing else depends on them.
  const contrast = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withRules(['color-contrast'])
    .setLegacyMode()
  expect(await barriers(contrast), `${place}, in dark colours`).toEqual([])
}

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
