import type { Page } from '@playwright/test'
import { chooseProcess, field } from './applicant.ts'
import { expect, test } from './test.ts'

test('the code field takes a letter after at most 130 kB of JavaScript and 8 requests', async ({ page, w }) => {
  const loaded = await recordNetwork(page)
  await page.addInitScript(markReplacedField)
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  const needed = await requestedUntilReady(page)
  await code.pressSequentially('a')
  await expect(code).toHaveValue('A')
  expect(needed.length).toBeLessThanOrEqual(8)
  expect(kilobytes(loaded, needed)).toBeLessThanOrEqual(130)
})

test('the questionnaire takes and keeps an answer after at most 175 kB of JavaScript', async ({ page, w }) => {
  await chooseProcess(page)
  const loaded = await recordNetwork(page)
  await page.goto('/questionnaire')
  await field(page, w('First name')).fill('Anna')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  const needed = [...loaded.keys()].filter((path) => !path.includes('offline-support'))
  expect(kilobytes(loaded, needed)).toBeLessThanOrEqual(175)
})

test('what is kept for being without a network is at most 900 kB in 50 requests', async ({ page, context }) => {
  const paths = new Set<string>()
  let bytes = 0
  context.on('response', async (response) => {
    if (!response.request().serviceWorker()) return
    paths.add(new URL(response.url()).pathname)
    bytes += (await response.request().sizes()).responseBodySize
  })
  await page.goto('/applications')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caching.map((cache) => cache.keys()))
    return requests.flat().length
  })
  expect(kept).toBeGreaterThan(10)
  expect(kept).toBeLessThanOrEqual(50)
  expect(paths.size).toBeLessThanOrEqual(50)
  expect(bytes).toBeLessThanOrEqual(900_000)
})

/** Scripts that come over the wire from now on, with their size there: compressed, headers included. */
async function recordNetwork(page: Page): Promise<Map<string, number>> {
  const loaded = new Map<string, number>()
  const scripts = new Map<string, string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type !== 'Script') return
    expect(response.headers['content-encoding'] ?? response.headers['Content-Encoding'], response.url).toBe('br')
    scripts.set(requestId, new URL(response.url).pathname)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = scripts.get(requestId)
    if (path) loaded.set(path, encodedDataLength)
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return loaded
}

/** The app is alive as soon as it has put its own field in the place of the one that the server sent. */
function markReplacedField(): void {
  let sent: Element | null = null
  new MutationObserver((_, observer) => {
    const field = document.querySelector('#code')
    sent ??= field
    if (!field || field === sent) return
    performance.mark('ready')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true })
}

/** Paths of all that was asked for until then, the page itself included. */
async function requestedUntilReady(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
  return page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready)
    return [location.pathname, ...resources.map(({ name }) => new URL(name).pathname)]
  })
}

const kilobytes = (loaded: Map<string, number>, paths: string[]) =>
  paths.reduce((sum, path) => sum + (loaded.get(path) ?? 0), 0) / 1000
