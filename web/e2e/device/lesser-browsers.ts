import type { BrowserContext } from '@playwright/test'

/** As Safari and Firefox are. */
export const withoutBackgroundSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Not there on pages without TLS.
    if ('ServiceWorkerRegistration' in globalThis) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(globalThis, 'SyncManager')
  })

/** In pages only: nothing reaches into a service worker. */
export const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))

/** A phone that says it has no network, or has one, whatever is true. */
export const withOnline = (context: BrowserContext, isOnline: boolean) =>
  context.addInitScript((value) => Object.defineProperty(navigator, 'onLine', { get: () => value }), isOnline)

/** Pages that hear nothing of each other. */
export const withoutBroadcasts = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
