import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { deliverInWorker } from '#web/apply/delivery/engine/deliver-in-worker.ts'
import { SYNC_TAG, type SyncRegistration } from '#web/apply/delivery/engine/have-delivered.ts'
import { isByNeed, serveFilesByNeed } from './files-by-need.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

// The shell and every page's code: after the first visit each page opens without a network.
const files: { url: string; revision: string | null }[] = self.__WB_MANIFEST
precacheAndRoute(files.filter(({ url }) => !isByNeed(url)))
serveFilesByNeed(files.map(({ url }) => url))
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /^\/idp\//] }))

/** Not in TypeScript's library yet (Service Worker Static Routing API). */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: URLPattern }; source: 'fetch-event' }) => Promise<void>
}

// While a worker starts, Chromium asks the network for the document beside it. It lies here: on a poor connection that
// request is only in the way; this rule turns it off.
self.addEventListener('install', (event: RoutingInstallEvent) => {
  if (event.addRoutes && 'URLPattern' in self) {
    event.waitUntil(event.addRoutes({ condition: { urlPattern: new URLPattern({}) }, source: 'fetch-event' }))
  }
})

// No skipWaiting on its own: a new version takes over when the person agrees (app/offline/offline-support.ts).
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})

// The very first version has no older one to wait for, and serves the page that installed it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Not in TypeScript's library yet (Background Sync). */
interface SyncEvent extends ExtendableEvent {
  tag: string
  lastChance?: boolean
}

/** What was submitted is sent with no page open, whenever the browser has a network and wakes us. */
const deliver = (event: Event) => {
  const wakeUp = event as SyncEvent
  if (wakeUp.tag !== SYNC_TAG) return
  wakeUp.waitUntil(deliverInWorker({ isLast: wakeUp.lastChance === true, askAgain }))
}
self.addEventListener('sync', deliver)
self.addEventListener('periodicsync', deliver)

const askAgain = async () => (self.registration as SyncRegistration).sync?.register(SYNC_TAG)
