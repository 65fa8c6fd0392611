import { defineConfig } from '@playwright/test'
import { otherBrowsers } from './scripts/find/find-other-browsers.ts'

// Playwright wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  testDir: 'web/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { locale: 'en-GB' },
  projects: [
    {
      name: 'firefox',
      testMatch: 'firefox.browser.ts',
      // Debian's Firefox, which Playwright speaks to in WebDriver BiDi.
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: otherBrowsers.firefox } },
    },
    // Started by its own driver: Playwright has no WebKit of a distribution.
    { name: 'webkit', testMatch: 'webkit.browser.ts' },
  ],
})
