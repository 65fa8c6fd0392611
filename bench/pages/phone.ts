import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
}

/** In bytes per second and milliseconds, as the browser's protocol wants them. */
export interface Network {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
  offline: boolean
}

/** WebPageTest's "slow 3G": 400 kbit/s, 400 ms. */
export const slow3g: Network = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
/** Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slow4g: Network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }

/** How much slower than this machine a cheap phone is taken to be. */
export const CPU_SLOWDOWN = 4

/** The page of somebody who was never here, in a browser that is slowed down. */
export async function openEmptyPhone(
  browser: Browser,
  network?: Network,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  return { page, session: await slowDown(page, network) }
}

/** Slows the page's main thread down, and its network if there is one to be like. */
export async function slowDown(page: Page, network?: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}
