import type { Page } from 'playwright-core'

/** The browser reports no event that is quicker than this. */
export const SHORTEST_REPORTED_MS = 16

/**
 * What each key, click or tap takes until the next picture, in ms, from now on. Several events belong to one of them; the longest counts.
 * @returns what reads those that were reported
 */
export async function observeInteractions(page: Page): Promise<() => Promise<number[]>> {
  const durations = await page.evaluateHandle((durationThreshold) => {
    const longest = new Map<number, number>()
    // TypeScript does not know the threshold yet.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
      }
    }).observe(options)
    return longest
  }, SHORTEST_REPORTED_MS)
  return () => durations.evaluate((longest) => [...longest.values()])
}
