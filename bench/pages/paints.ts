import type { Page } from 'playwright-core'

export interface Paints {
  /** Of the largest contentful paint, in ms since the navigation started. */
  lcp: number
  /** Sum of what tasks of the main thread take beyond 50 ms each, those before the first paint included. */
  blocking: number
}

declare global {
  var observedPaints: Paints
}

/** To be called before the navigation. */
export const observePaints = (page: Page) =>
  page.addInitScript(() => {
    globalThis.observedPaints = { lcp: 0, blocking: 0 }
    const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => {
      globalThis.observedPaints.lcp = startTime
    })
    observe('longtask', ({ duration }) => {
      globalThis.observedPaints.blocking += Math.max(0, duration - 50)
    })
  })

/** After a second of rest, so that a late and larger paint still counts. */
export async function readPaints(page: Page): Promise<Paints> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  return page.evaluate(() => globalThis.observedPaints)
}
