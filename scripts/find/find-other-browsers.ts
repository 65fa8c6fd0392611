import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the tests in other browsers run with, on Debian and Ubuntu. */
export const otherBrowsers = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  webkit: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  display: '/usr/bin/Xvfb',
} as const

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Installs what is missing, where that is possible.
 * @throws with what to do when something is missing and cannot be installed
 */
export function provideOtherBrowsers(): void {
  if (missing().length === 0) return
  console.log(`Not there: ${missing().join(', ')}. Trying to install ${packages.join(', ')} …`)
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isDebianRoot && !install() && run('apt-get', ['update'])) install()
  if (missing().length === 0) return
  throw new Error(
    `The tests in other browsers need ${missing().join(', ')}, which could not be installed. ` +
      `On Debian or Ubuntu: apt-get install ${packages.join(' ')}. Elsewhere they cannot run; npm test does not need them.`,
  )
}

const missing = () => Object.values(otherBrowsers).filter((file) => !existsSync(file))

const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])

const run = (file: string, args: string[]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
