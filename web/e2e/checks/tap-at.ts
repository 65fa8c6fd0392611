import type { Page } from '@playwright/test'

export interface Place {
  x: number
  y: number
}

/**
 * A tap at a place and a moment of its own, however busy the machine is.
 * @returns whether the page let it through
 * @param on what the tap lands on, by its words; without it what is seen at the place
 */
export const tapAt = (page: Page, { x, y }: Place, timeStamp: number, on?: string) =>
  page.evaluate(
    ({ clientX, clientY, at, words }) => {
      const click = new MouseEvent('click', { clientX, clientY, detail: 1, bubbles: true, cancelable: true })
      Object.defineProperty(click, 'timeStamp', { value: at })
      const named = [...document.querySelectorAll('button')].findLast((each) => each.textContent === words)
      const target = words === undefined ? document.elementFromPoint(clientX, clientY) : named
      if (!target) throw new Error(`Nothing to tap: ${words}`)
      return target.dispatchEvent(click)
    },
    { clientX: x, clientY: y, at: timeStamp, words: on },
  )
