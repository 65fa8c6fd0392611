import type { Page } from '@playwright/test'
import { chooseProcess, field } from './applicant.ts'
import { expect, test } from './test.ts'

interface Loaded {
  path: string
  bytes: number
  isScript: boolean
}

test('the code field takes a letter after at most 130 kB of JavaScript and 8 requests', async ({ page, w }) => {
  const loaded = await recordNetwork(page)
  await page.goto('/applications')
  const code = page.getByLabel(w('Your 6-digit code'))
  await expect(page).toHaveTitle(new RegExp(w('Enter your code')))
  await code.pressSequentially('a')
  await expect(code).toHaveValue('A')
  // What comes once the browser is idle belongs to the next visit.
  console.log(loaded)
  const needed = loaded.filter(({ path }) => !/offline-support|service-worker/.test(path))
  expect(kilobytes(needed.filter(({ isScript }) => isScript))).toBeLessThanOrEqual(130)
  expect(
    needed.filter(({ path }) => !/^\/(api|icon|manifest)/.test(path)).map(({ path }) => path).length,
  ).toBeLessThanOrEqual(8)
})

test('the questionnaire with its database takes an answer after at most 175 kB from cold', async ({ page, w }) => {
  await chooseProcess(page)
  const loaded = await recordNetwork(page)
  await page.goto('/questionnaire')
  await field(page, w('First name')).fill('Anna')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  console.log(loaded)
  expect(kilobytes(loaded.filter(({ path }) => !/offline-support|service-worker/.test(path)))).toBeLessThanOrEqual(175)
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

/** Everything that comes over the wire from now on, with its size there: compressed, headers included. */
async function recordNetwork(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  const started = new Map<string, { path: string; isScript: boolean }>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
    started.set(requestId, { path: new URL(response.url).pathname, isScript: type === 'Script' })
    if (type === 'Script') expect(encoding, response.url).toBe('br')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = started.get(requestId)
    if (response) loaded.push({ ...response, bytes: encodedDataLength })
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return loaded
}

const kilobytes = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
