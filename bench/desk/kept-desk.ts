import type { Page } from '@playwright/test'
import { slowDown } from '#bench/pages/phone.ts'
import { type Device, MANAGER, onDevice, signInAs, words } from './manager.ts'
import { untilSeen, watchFor } from './page-watch.ts'

const LONGEST_SYNC_MS = 180_000

/** Somebody signs in and stays until everything is on the device, the app itself included. */
export const fillDevice = (device: Device): Promise<void> =>
  onDevice(device, async (context) => {
    const page = await context.newPage()
    await signInAs(page, MANAGER)
    await page.getByRole('banner').getByText(words('Up to date')).waitFor({ timeout: LONGEST_SYNC_MS })
    await page.waitForFunction(isAppKept, undefined, { polling: 250 })
  })

/** By the service worker, which keeps the files of the admin area all at once. */
export async function isAppKept(): Promise<boolean> {
  await navigator.serviceWorker.ready
  if (!(await caches.has('desk-files'))) return false
  const files = await caches.open('desk-files')
  return (await files.keys()).length > 0
}

/**
 * Starts the browser without a connection and opens the overview, slowed down.
 * @param count applications of the process whose card is waited for
 * @returns in how many ms since the navigation started the card stood there with its count
 */
export const openWithoutConnection = (device: Device, count: number): Promise<number> =>
  onDevice(device, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    await slowDown(page)
    await watchFor(page, { selector: 'article', text: `${count.toLocaleString('en-GB')} applications submitted` })
    await page.goto('/admin?tab=applications', { waitUntil: 'commit' })
    return untilSeen(page)
  })

/** Opens the list of a process without a connection, on a slow phone or as fast as this machine is, and waits until it stands. */
export const withListOpen = <T>(
  device: Device,
  { processId, isSlow }: { processId: string; isSlow: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> =>
  onDevice(device, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    if (isSlow) await slowDown(page)
    await page.goto(`/application-process/${processId}`, { waitUntil: 'commit' })
    await page.locator('[data-toggle]').first().waitFor({ timeout: LONGEST_SYNC_MS })
    return work(page)
  })
