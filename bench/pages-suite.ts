import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/find/find-chromium.ts'
import { measureFirstVisits, measureScripts, measureTyping } from './first-visits.ts'
import { measureReturns } from './later-visits.ts'
import { measureLighthouse } from './lighthouse-scores.ts'
import { startBuiltServer } from './start-built-server.ts'
import type { Bench } from './suite.ts'

/** What an applicant with a cheap phone and a poor connection gets, held against the goals. */
export async function measurePages(bench: Bench): Promise<void> {
  const { address } = await startBuiltServer(bench)
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  bench.onClose(() => browser.close())
  bench.keep(measureScripts())
  bench.keep(await measureFirstVisits(browser, address))
  bench.keep(await measureTyping(browser, address))
  bench.keep(await measureReturns(bench, executablePath, address))
  bench.keep(await measureLighthouse(executablePath, address))
}
