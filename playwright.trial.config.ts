import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from './scripts/find/find-chromium.ts'

// Playwright wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  testDir: 'web/e2e',
  projects: [{ name: 'trial', testMatch: '*.trial.ts' }],
  workers: 1,
  retries: 0,
  reporter: 'list',
  outputDir: 'test-results',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    launchOptions: { executablePath: await findHeadlessShell(), args: chromiumFlags },
  },
})
