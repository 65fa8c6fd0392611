import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumFlags } from '#scripts/find/find-chromium.ts'
import { phone, slow4g, slowDown } from './phone.ts'
import { untilLetterIsTakenUp } from './typed-letter.ts'

/** A browser whose profile stays on the disk between its starts. */
export interface Visitor {
  executablePath: string
  profile: string
  address: string
}

export interface FirstVisit {
  /** In milliseconds since 1970. */
  interactiveAt: number
  /** Addresses of everything the service worker keeps for later. */
  precached: string[]
}

/** Stays until the service worker has everything it wants. */
export const visitFirst = (visitor: Visitor): Promise<FirstVisit> =>
  inBrowser(visitor, async (context) => {
    const page = await context.newPage()
    await slowDown(page, slow4g)
    await page.goto(`${visitor.address}/applications`, { waitUntil: 'commit' })
    const interactive = await untilLetterIsTakenUp(page)
    const { timeOrigin, precached } = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const names = await caches.keys()
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return { timeOrigin: performance.timeOrigin, precached: stored.flat().map(({ url }) => url) }
    })
    return { interactiveAt: timeOrigin + interactive, precached }
  })

export interface LaterVisit {
  /** Of the first contentful paint, in milliseconds since 1970. */
  firstPaintAt: number
  /** In ms since the navigation started. */
  interactive: number
}

const LONGEST_START_MS = 15_000
/** What a page still does once it can be used: its own requests, and the browser's look for a new service worker. */
const REST_MS = 3000

/** Starts the browser and opens the code entry, as on another day. @throws when the page does not open */
export const visitAgain = (visitor: Visitor, { stay = false } = {}): Promise<LaterVisit> =>
  inBrowser(visitor, async (context) => {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_START_MS)
    await slowDown(page)
    await page.goto(`${visitor.address}/applications`, { waitUntil: 'commit' })
    const interactive = await untilLetterIsTakenUp(page, LONGEST_START_MS)
    if (stay) await page.waitForTimeout(REST_MS)
    const firstPaintAt = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    )
    return { firstPaintAt, interactive }
  })

async function inBrowser<T>({ executablePath, profile }: Visitor, visit: (context: BrowserContext) => Promise<T>) {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: chromiumFlags, ...phone })
  try {
    return await visit(context)
  } finally {
    await context.close()
  }
}
