import type { Page } from '@playwright/test'
import { SYNC_TAG } from '#web/sync/background-sync.ts'

/** Ends every service worker of the page's browser at once, whatever it is doing. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** What the browser does by itself when it has a network, and after a failure only minutes later. */
export async function dispatchSync(page: Page, origin: string, { isLast = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: SYNC_TAG, lastChance: isLast })
  await session.detach()
}

/** As a phone does with a page nobody has looked at for a while: it stands still, and keeps what it holds. */
export async function freeze(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
}

/** @param bytes that the origin may keep; undefined for as much as before */
export async function limitStorage(page: Page, bytes?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== undefined && { quotaSize: bytes }) })
  await session.detach()
}

/** As with "delete the data of this site" in the settings, while the page is open. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await session.detach()
}

/** The app is told that the network is another: it tries at once what waits. */
export const tellOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
