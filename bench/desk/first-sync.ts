import type { Browser, Page } from '@playwright/test'
import { slowDown } from '#bench/pages/phone.ts'
import { userContract } from '#shared/user/contract.ts'
import { openEmptyManager, signInOnTheWay, words } from './manager.ts'
import { longestTask, untilSeen, watchFor, watchTasks } from './page-watch.ts'

export interface FirstSync {
  /** From the answer that says who signed in until the page says that everything is there, in ms. */
  time: number
  /** Of the main thread meanwhile, in ms. */
  longestTask: number
}

/** A manager opens a page of the app on a device where nobody has worked, slowed down. */
export async function syncFirst(browser: Browser, address: string, path: string): Promise<FirstSync> {
  const page = await openEmptyManager(browser, address)
  await slowDown(page)
  await watchTasks(page)
  await watchFor(page, { selector: 'header [role=status]', text: words('Up to date') })
  await signInOnTheWay(page, path)
  const completeAt = await untilSeen(page)
  const signedInAt = await answeredAt(page, userContract.readMe.path)
  const sync = { time: completeAt - signedInAt, longestTask: await longestTask(page, signedInAt, completeAt) }
  await page.context().close()
  return sync
}

/** When a call's first answer was there, in ms since the navigation started. @throws when there was none */
export async function answeredAt(page: Page, path: string): Promise<number> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      end: (entry as PerformanceResourceTiming).responseEnd, // of this type
    })),
  )
  const found = entries.find((entry) => entry.path === path)
  if (!found) throw new Error(`${path} was not called`)
  return found.end
}
