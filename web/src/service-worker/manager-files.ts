import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

const CACHE = 'desk-files'

/** Code and texts for people who manage, by the names that vite.config.ts gives them. */
export const isManagerFile = (url: string) => url.includes('assets/manage-')

/** Keeps the files of the admin area on devices where somebody has worked in it; an applicant's phone never loads them. */
export function serveManagerFiles(files: string[]): void {
  const addresses = files.map((file) => new URL(file, self.location.href).href)

  const keep = async () => {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    await cache.addAll(addresses.filter((address) => !kept.has(address)))
  }
  const keepNew = async () => {
    if (await caches.has(CACHE)) await keep()
  }
  const forgetOld = async () => {
    if (!(await caches.has(CACHE))) return
    const cache = await caches.open(CACHE)
    const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url))
    await Promise.all(old.map((request) => cache.delete(request)))
  }

  registerRoute(
    ({ url }) => addresses.includes(url.href),
    async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
  )
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === 'KEEP_MANAGER_FILES') event.waitUntil(keep())
  })
  // A new version that lacks them would take the admin area away from whoever is without a network.
  self.addEventListener('install', (event) => event.waitUntil(keepNew()))
  self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))
}
