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

/** To be called before the navigation: notes in which picture a text stands for the first time. */
export const watchFor = (page: Page, sight: Sight) =>
  page.addInitScript(({ selector, text }) => {
    const look = () => {
      const isSeen = [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
      if (isSeen) globalThis.seenAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, sight)

/** In ms since the navigation started. */
export async function untilSeen(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.seenAt !== undefined, undefined, {
    polling: 250,
    timeout: LONGEST_WAIT_MS,
  })
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
