import type { Page } from '@playwright/test'

/** From now on time passes on the page only when the test lets it: a slow machine makes nothing late. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
