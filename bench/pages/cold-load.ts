import type { Browser, Page } from 'playwright-core'
import { observePaints, type Paints, readPaints } from './paints.ts'
import { type Network, openEmptyPhone } from './phone.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import { untilLetterIsTakenUp } from './typed-letter.ts'

/** A first visit; traffic is what came until the page was interactive. */
export interface ColdLoad extends Paints, Traffic {
  /** In ms since the navigation started. */
  interactive: number
}

/** Opens the code entry in an empty browser profile, as somebody does who follows a link for the first time. */
export const loadCodeEntry = (browser: Browser, address: string, network: Network): Promise<ColdLoad> =>
  loadCold(browser, `${address}/applications`, network, untilLetterIsTakenUp)

/** The same for the landing page, which has nothing to type in: until nothing more is fetched. */
export const loadLanding = (browser: Browser, address: string, network: Network): Promise<ColdLoad> =>
  loadCold(browser, `${address}/`, network, async (page) => {
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => performance.now())
  })

async function loadCold(
  browser: Browser,
  url: string,
  network: Network,
  untilInteractive: (page: Page) => Promise<number>,
): Promise<ColdLoad> {
  const { page, session } = await openEmptyPhone(browser, network)
  const traffic = watchTraffic(session)
  await observePaints(page)
  await page.goto(url, { waitUntil: 'commit' })
  const interactive = await untilInteractive(page)
  // Told a moment after it happened: what the page asked for meanwhile it did not wait for.
  const seen = traffic((await page.evaluate(() => performance.timeOrigin)) + interactive)
  const paints = await readPaints(page)
  await page.context().close()
  return { interactive, ...seen, ...paints }
}
