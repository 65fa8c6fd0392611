// npm run test:browsers: the journey and the offline flows in Firefox and in WebKit, which npm test does not need.
import path from 'node:path'
import { provideOtherBrowsers } from './find/find-other-browsers.ts'
import { exitCodeOf } from './run-program.ts'

process.chdir(path.join(import.meta.dirname, '..'))
try {
  provideOtherBrowsers()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
if ((await exitCodeOf(process.execPath, ['scripts/build.ts', '--if-changed'])) !== 0) process.exit(1)
process.exit((await exitCodeOf('playwright', ['test', '--config', 'playwright.browsers.config.ts'])) ?? 1)
