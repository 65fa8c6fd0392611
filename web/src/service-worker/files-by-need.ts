import { registerRoute } from 'workbox-routing'
import { type Language, languages } from '#shared/languages.ts'

declare const self: ServiceWorkerGlobalScope

/** Whoever's phone it is can change to them without a network. */
const onEveryDevice: ReadonlySet<Language> = new Set(['en', 'de', 'fr'])

/** Files that lie on a device once somebody there has needed them, by the names that vite.config.ts gives them. */
const needs = [
  // Code and texts for people who manage: an applicant's phone never loads them.
  { cache: 'desk-files', files: /assets\/manage-/ },
  // Texts in a language that few choose.
  ...languages
    .filter((language) => !onEveryDevice.has(language))
    .map((language) => ({
      cache: `texts-${language}`,
      files: new RegExp(`assets/texts-${language}-`),
    })),
]

export const isByNeed = (url: string) => needs.some(({ files }) => files.test(url))

/** What a page asks for: to have the files of a cache from now on. */
interface KeepFiles {
  type: 'KEEP_FILES'
  cache: string
}

/** @param all the addresses of the app's files */
export function serveFilesByNeed(all: readonly string[]): void {
  for (const { cache, files } of needs)
    serve(
      cache,
      all.filter((url) => files.test(url)),
    )
}

function serve(name: string, files: readonly string[]): void {
  const addresses = files.map((file) => new URL(file, self.location.href).href)

  const keep = async () => {
    const cache = await caches.open(name)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    await cache.addAll(addresses.filter((address) => !kept.has(address)))
  }
  const keepNew = async () => {
    if (await caches.has(name)) await keep()
  }
  const forgetOld = async () => {
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    const old = (await cache.keys()).filter(({ url }) => !addresses.includes(url))
    await Promise.all(old.map((request) => cache.delete(request)))
  }

  registerRoute(
    ({ url }) => addresses.includes(url.href),
    async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
  )
  self.addEventListener('message', (event) => {
    const asked = event.data as KeepFiles | null
    if (asked?.type === 'KEEP_FILES' && asked.cache === name) event.waitUntil(keep())
  })
  // A new version that lacks them would take what they are for away from whoever is without a network.
  self.addEventListener('install', (event) => event.waitUntil(keepNew()))
  self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))
}
