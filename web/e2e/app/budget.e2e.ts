import type { Page } from '@playwright/test'
import { chooseProcess, field } from '../fixtures/applicant.ts'
import { visitOnce } from '../fixtures/ready-application.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the code field takes a letter after at most 110 kB of JavaScript and 8 requests', async ({ page, w }) => {
  // The one that the server sent sends nothing.
  await page.addInitScript(markFirst, 'form:has(#code) button[type=submit]')
  await page.goto('/applications')
  const needed = await requestedUntilReady(page)
  const code = page.getByLabel(w('Your 6-digit code'))
  await code.pressSequentially('a')
  await expect(code).toHaveValue('A')
  expect(needed.length).toBeLessThanOrEqual(8)
  expect(scriptKilobytes(needed)).toBeGreaterThan(50) // it was measured
  expect(scriptKilobytes(needed)).toBeLessThanOrEqual(110)
})

test('the questionnaire takes and keeps an answer after at most 171 kB of JavaScript', async ({ page, w }) => {
  await chooseProcess(page)
  await page.addInitScript(markFirst, '#field-mainRenters-0-firstName')
  await page.goto('/questionnaire')
  const needed = await requestedUntilReady(page)
  await field(page, w('First name')).fill('Anna')
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible()
  expect(needed.some(({ path }) => path.includes('database'))).toBe(true)
  expect(scriptKilobytes(needed)).toBeLessThanOrEqual(171)
})

test('what is kept for being without a network is at most 900 kB in 50 requests', async ({ page, context }) => {
  const paths = new Set<string>()
  let bytes = 0
  context.on('response', async (response) => {
    if (!response.request().serviceWorker()) return
    paths.add(new URL(response.url()).pathname)
    bytes += (await response.request().sizes()).responseBodySize
  })
  await visitOnce(page)
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

interface Requested {
  path: string
  /** Compressed, without headers. */
  bytes: number
}

function markFirst(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return
    performance.mark('ready')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['type'] })
}

/** All that was asked for until then, the page itself included. */
async function requestedUntilReady(page: Page): Promise<Requested[]> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
  return page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [
      { path: location.pathname, bytes: 0 },
      ...resources
        .filter(({ startTime }) => startTime < ready)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    ]
  })
}

const scriptKilobytes = (requested: Requested[]) =>
  requested.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
