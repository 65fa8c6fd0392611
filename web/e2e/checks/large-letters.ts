import type { Page } from '@playwright/test'
import { expect } from '../fixtures/test.ts'
import { contentWidth } from './scroller.ts'

/** As somebody sets the browser: queries of the screen that count letters know it too. */
export async function setLetters(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Nothing is wider than the screen, no button cuts its words, and what stays where it is leaves half of the height to what is read. */
export async function expectToFit(page: Page, place: string) {
  const [width, found] = await Promise.all([contentWidth(page), page.evaluate(outOfRoom)])
  expect({ width, ...found }, place).toEqual({
    width: await page.evaluate(() => innerWidth),
    cut: [],
    beyond: [],
    read: true,
  })
}

/** In the dialog that is open, else in the page. */
function outOfRoom() {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const around = dialog ?? document.body
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
  const scroller = [...(dialog?.children ?? [])].find(scrolls) ?? document.querySelector('#scroller')
  const isForEyes = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none'
  const described = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`

  const cut = [...around.querySelectorAll('button')].filter(
    (button) => isForEyes(button) && button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1,
  )
  /** A table may scroll in its own box, and a line end in dots. */
  const isInOwnBox = ({ parentElement: box }: Element): boolean =>
    box !== null &&
    box !== around &&
    box !== scroller &&
    (getComputedStyle(box).overflowX !== 'visible' || isInOwnBox(box))
  const beyond = [...around.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1) && isForEyes(element) && !isInOwnBox(element)
  })

  const isStuck = (element: Element | null): boolean =>
    element !== null &&
    element !== scroller &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
  const isRead = (x: number, y: number) => {
    const element = document.elementFromPoint(x, y)
    return element !== null && (scroller?.contains(element) ?? false) && !isStuck(element)
  }
  // In the middle of it whatever sticks does so.
  scroller?.scrollTo(0, (scroller.scrollHeight - scroller.clientHeight) / 2)
  const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4 + 2)
  const read = rows.filter((y) => [1, 2, 3].some((quarter) => isRead((innerWidth * quarter) / 4, y))).length
  scroller?.scrollTo(0, 0)
  return {
    cut: cut.map(described),
    beyond: beyond.map(described),
    read: read >= rows.length / 2 || `${read} of ${rows.length}`,
  }
}
