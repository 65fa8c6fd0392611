import { type Device, onDevice } from '#bench/desk/manager.ts'
import { untilSeen, watchFor } from '#bench/desk/page-watch.ts'
import { slowDown } from '#bench/pages/phone.ts'

/** Starts the browser without a connection and opens the list of a process, slowed down. @returns ms from the navigation to the first of it */
export const openList = (device: Device, processId: string): Promise<number> =>
  onDevice(device, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    await slowDown(page)
    await watchFor(page, { selector: '[data-toggle]', text: '' })
    await page.goto(`/application-process/${processId}`, { waitUntil: 'commit' })
    return untilSeen(page)
  })
