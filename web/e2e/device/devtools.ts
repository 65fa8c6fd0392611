import type { Page } from '@playwright/test'
import { SYNC_TAG } from '#web/apply/delivery/engine/have-delivered.ts'

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

/**
 * A phone with no more room than this for the app. To be called before anything is written: the browser remembers for a
 * while how much there was.
 * @returns how to take what is left of it, and how to give everything back
 */
export async function limitStorage(page: Page, origin: string, bytes: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
  return {
    fill: () => page.evaluate(fillStorage),
    lift: async () => {
      await session.send('Storage.overrideQuotaForOrigin', { origin })
      await page.evaluate(() => indexedDB.deleteDatabase('filler'))
    },
  }
}

/** Writes smaller and smaller pieces until not one fits. */
async function fillStorage(): Promise<void> {
  const opening = indexedDB.open('filler')
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('pieces', { autoIncrement: true }))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  for (let size = 1_000_000; size >= 200; size /= 2) while (await fits(size));
  opening.result.close()

  function fits(size: number): Promise<boolean> {
    const transaction = opening.result.transaction('pieces', 'readwrite')
    transaction.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))))
    for (let more = 65_536; more < size; more += 65_536) {
      transaction.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(65_536)))
    }
    return new Promise((resolve) => {
      transaction.addEventListener('complete', () => resolve(true))
      transaction.addEventListener('abort', () => resolve(false))
    })
  }
}

/** As with "delete the data of this site" in the settings, while the page is open. */
export async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await session.detach()
}

/** The app is told that the network is another: it tries at once what waits. */
export const tellOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
