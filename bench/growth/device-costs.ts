import type { Page } from '@playwright/test'
import { watchCard } from '#bench/desk/change-to-screen.ts'
import { answeredAt } from '#bench/desk/first-sync.ts'
import { isAppKept } from '#bench/desk/kept-desk.ts'
import { type Device, onDevice, signInOnTheWay, words } from '#bench/desk/manager.ts'
import { untilSeen, watchFor } from '#bench/desk/page-watch.ts'
import { readHeap } from '#bench/desk/scroll.ts'
import { median } from '#bench/median.ts'
import { userContract } from '#shared/user/contract.ts'
import type { Costs } from './costs.ts'

const LONGEST_WAIT_MS = 600_000
/** Even: a status that was changed stands where it stood before. */
const CHANGES = 4
/** Notches of a wheel, and pixels of each. */
const TURNS = 40
const TURN_PX = 480

/** What is looked at in the list of a process: an application that stands first in it. */
export interface Seen {
  processId: string
  /** Of who applies. */
  name: string
  /** Of all that come to the device. */
  size: number
  /** As a colleague does it. @returns when it was answered, in ms since 1970 */
  changeStatus: (status: 'withdrawn' | 'submitted') => Promise<number>
}

/** What a device has to do for so many applications, not slowed down: an empty one, whose browser is started anew for each step. */
export async function measureDevice(device: Device, seen: Seen): Promise<Partial<Costs>> {
  const first = await syncFirst(device, seen.size)
  return { ...first, ...(await openList(device, seen)), ...(await watchChanges(device, seen)) }
}

/** On the overview, where somebody begins who signs in. */
const syncFirst = (device: Device, size: number): Promise<Partial<Costs>> =>
  onDevice(device, async (context) => {
    const page = await context.newPage()
    await watchFor(page, { selector: 'header [role=status]', text: words('Up to date') })
    await signInOnTheWay(page, '/admin')
    const time = (await untilSeen(page)) - (await answeredAt(page, userContract.readMe.path))
    await page.waitForFunction(isAppKept, undefined, { polling: 250 })
    return {
      device_first_sync_per_application: time / size,
      device_bytes_per_application: (await keptBytes(page)) / size,
    }
  })

/** Without a connection; and then through the first hundred cards of it. */
const openList = (device: Device, { processId, name }: Seen): Promise<Partial<Costs>> =>
  onDevice(device, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    await watchFor(page, { selector: '[role=row]', text: name })
    await page.goto(`/application-process/${processId}`, { waitUntil: 'commit' })
    const opened = await untilSeen(page)
    await page.mouse.move(300, 500)
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, TURN_PX)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { nodes, pixels } = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      pixels: document.querySelector('#scroller')?.scrollTop ?? 0,
    }))
    if (pixels < (TURNS * TURN_PX) / 2) throw new Error(`the list was scrolled by ${pixels} pixels only`)
    return { device_list_open: opened, device_list_nodes: nodes, device_list_heap: (await readHeap(page)) / 1e6 }
  })

const watchChanges = (device: Device, { processId, name, changeStatus }: Seen): Promise<Partial<Costs>> =>
  onDevice(device, async (context) => {
    const page = await context.newPage()
    await page.goto(`/application-process/${processId}`)
    await page.getByRole('row', { name }).waitFor({ timeout: LONGEST_WAIT_MS })
    await page.getByRole('banner').getByText(words('Up to date')).waitFor({ timeout: LONGEST_WAIT_MS })
    return { device_change_to_screen: median(await watchCard(page, name, CHANGES, changeStatus)) }
  })

/** By the databases of the app, as the browser counts them. */
const keptBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { indexedDB?: number } } // Chromium alone
    return usageDetails?.indexedDB ?? Number.NaN
  })
