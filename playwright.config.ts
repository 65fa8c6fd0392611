import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, compileLittle, findHeadlessShell } from './scripts/find/find-chromium.ts'
import { address } from './web/e2e/server/test-server.ts'

// A story's day is that of the homes, on its phones and in its own code, whatever hour it is where it runs.
process.env['TZ'] = 'Europe/Zurich'

// Playwright wants its configuration as a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  testDir: 'web/e2e',
  projects: [
    { name: 'stories', testMatch: '*.e2e.ts' },
    // Not a test: the pictures of the README (npm run screenshots).
    { name: 'pictures', testMatch: '*.picture.ts' },
    // Not a test either: what a release stores, kept for the story that opens it with the next one.
    { name: 'release', testMatch: '*.record.ts' },
  ],
  // Most of a test's time is waiting: two share two cores, with the server and its database. Three take as long.
  workers: 2,
  retries: 0,
  // What makes so many fail is one thing, and the first of them tell it: waiting for all of them takes hours.
  maxFailures: 20,
  // What holds on a quiet machine holds on a busy one, later. A story about time has its own limit.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // A tenth of the time. `npm run e2e -- <file> --trace on` shows what happened in a story that failed.
    trace: 'off',
    // Its installation is a tenth of a story. Stories about what it does for a person let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await findHeadlessShell(),
      args: [...chromiumFlags, compileLittle],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} web/e2e/server/start-test-server.ts`,
    url: `${address}/api/health`,
    // As a server stands somewhere.
    env: { TZ: 'UTC' },
    // Another server on this port would have other data than the tests look into.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
})
