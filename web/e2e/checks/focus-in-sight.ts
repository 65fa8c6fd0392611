import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { screens } from './toast-anywhere.ts'

declare global {
  /** What was hidden when it got the focus; how often something got it; whether the browser's own window had its turn. */
  var focusSeen: { hidden: string[]; stops: number; isRound: boolean }
}

const MOST_STOPS = 240
/** Between two looks at how far it is: each is a way to the browser and back. */
const AT_ONCE = 12

/** Tab leads through the whole page and back, on every screen: each stop is to be seen, as a whole. */
export async function expectFocusInSight(page: Page, place: string, leastStops: number): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const screen of screens) {
    await drawFor(page, screen)
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.evaluate(watchFocus, key === 'Tab')
      for (let stop = 1; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press(key)
        if (stop % AT_ONCE === 0 && (await page.evaluate(() => globalThis.focusSeen.isRound))) break
      }
      const { hidden, stops } = await page.evaluate(() => globalThis.focusSeen)
      expect(hidden, `${place}, ${screen.width} px wide, ${key}`).toEqual([])
      expect(stops, `${place}: what Tab leads to`).toBeGreaterThanOrEqual(leastStops)
    }
  }
}

/** Each field that is typed into lies half behind the lower edge when it is tapped, on every screen. */
export async function expectTappedInSight(page: Page, place: string): Promise<void> {
  const typed = 'input:not([type=file], [type=radio], [type=checkbox]), textarea'
  const fields = page.locator('main').locator(typed).filter({ visible: true })
  const count = await fields.count()
  expect(count, place).toBeGreaterThan(0)
  for (const screen of screens) {
    await drawFor(page, screen)
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at)
      const point = await field.evaluate(async (element) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        // What leaving a field changes is drawn first: one taps where it stands then.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        const scroller = document.querySelector('#scroller')
        const edge = scroller?.getBoundingClientRect().bottom ?? 0
        scroller?.scrollBy(0, element.getBoundingClientRect().top + 20 - edge)
        const { left, top } = element.getBoundingClientRect()
        return { x: left + 30, y: top + 8 }
      })
      await page.mouse.click(point.x, point.y)
      const bottom = await field.evaluate(async (element) => {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        const edge = document.querySelector('#scroller')?.getBoundingClientRect().bottom ?? 0
        if (document.activeElement === element) return element.getBoundingClientRect().bottom - edge
        throw new Error(`tapped was ${document.activeElement?.outerHTML.slice(0, 120)}`)
      })
      expect(bottom, `${place}, field ${at}, ${screen.width} px wide`).toBeLessThanOrEqual(0)
    }
  }
}

/** On a desk the head is in another place: what has the focus, or is tapped, before it is drawn there goes away. */
async function drawFor(page: Page, screen: (typeof screens)[number]): Promise<void> {
  await page.setViewportSize(screen)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Looks where the focus went when the key is up again: by then the browser has scrolled. It begins before the first stop, or at the last. */
function watchFocus(isForward: boolean): void {
  if (!('focusSeen' in globalThis)) addEventListener('keyup', ({ key }) => void (key === 'Tab' && look()))
  globalThis.focusSeen = { hidden: [], stops: 0, isRound: false }
  const controls = [...document.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]
  // The places of a phone that make room for other actions take no focus.
  const stops = controls.filter((each) => each.checkVisibility())
  stops.at(isForward ? 0 : -1)?.focus()

  function look() {
    const focused = document.activeElement
    const { focusSeen } = globalThis
    if (!focused || focused === document.body) focusSeen.isRound = true
    if (!focused || focusSeen.isRound) return
    focusSeen.stops += 1
    const box = focused.getBoundingClientRect()
    const around = (focused.closest('#scroller') ?? document.documentElement).getBoundingClientRect()
    // What is larger than the screen cannot be seen as a whole.
    if (box.height > around.height) return
    // A bar hides it as far as it is wide; a strip that scrolls sideways may cut one of its ends.
    const isSeenAt = (x: number) =>
      ![box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].some((y) => {
        const seen = document.elementFromPoint(x, y)
        return !seen || !(focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused))
      })
    const isHidden = ![box.left + 16, (box.left + box.right) / 2, box.right - 16].some(isSeenAt)
    const isCut = box.top < around.top - 1 || box.bottom > around.bottom + 1
    if (isHidden || isCut) focusSeen.hidden.push(focused.outerHTML.slice(0, 120))
  }
}
