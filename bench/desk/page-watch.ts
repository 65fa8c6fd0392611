import type { Page } from '@playwright/test'

/** What a page shows, by a piece of its text. */
export interface Sight {
  selector: string
  text: string
}

interface Task {
  start: number
  end: number
}

declare global {
  /** In ms since the navigation started. */
  var seenAt: number | undefined
  var longTasks: Task[]
}

const LONGEST_WAIT_MS = 600_000
/** The browser tells of no task that is shorter. */
const SHORTEST_REPORTED_MS = 50

const SEEN = 'what the measurement waits for is on the screen'
/** The page says it by itself: asking a slowed page again and again is work that it would not have. */
const sightings = new WeakMap<Page, Promise<unknown>>()

/** To be called before the navigation: notes in which picture a text stands for the first time. */
export async function watchFor(page: Page, { selector, text }: Sight): Promise<void> {
  const said = page.waitForEvent('console', { predicate: (each) => each.text() === SEEN, timeout: LONGEST_WAIT_MS })
  said.catch(() => undefined) // whoever waits for it is told
  sightings.set(page, said)
  await page.addInitScript(
    ({ selector, text, seen }) => {
      const note = () => {
        globalThis.seenAt = performance.now()
        console.info(seen)
      }
      // With what changes, and not with every picture: asking for pictures makes a page draw that has nothing to draw.
      const changes = new MutationObserver(() => {
        const isSeen = [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
        if (!isSeen) return
        changes.disconnect()
        requestAnimationFrame(note)
      })
      changes.observe(document, { subtree: true, childList: true, characterData: true })
    },
    { selector, text, seen: SEEN },
  )
}

/** In ms since the navigation started. */
export async function untilSeen(page: Page): Promise<number> {
  await sightings.get(page)
  return page.evaluate(() => globalThis.seenAt ?? Number.NaN)
}

/** To be called before the navigation. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        globalThis.longTasks.push({ start: startTime, end: startTime + duration })
      }
    }).observe({ type: 'longtask', buffered: true })
  })

/** Of those that ran between two moments, in ms; 50 when none took longer. */
export async function longestTask(page: Page, from: number, to: number): Promise<number> {
  const tasks = await page.evaluate(() => globalThis.longTasks)
  const between = tasks.filter(({ start, end }) => end > from && start < to)
  return Math.max(SHORTEST_REPORTED_MS, ...between.map(({ start, end }) => end - start))
}
