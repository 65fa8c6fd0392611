import { chromiumFlags, compileLittle, findChromium } from '#scripts/find/find-chromium.ts'

/**
 * For stories that need what the headless shell lacks: a worker that the browser wakes by itself.
 * `test.use({ launchOptions: wholeBrowser })`
 */
export const wholeBrowser = { executablePath: await findChromium(), args: [...chromiumFlags, compileLittle] }
