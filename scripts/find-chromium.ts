import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Root, as in a container, has no sandbox; the rest keeps the browser from making requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a Chromium for the browser tests: the one of CHROMIUM_PATH, an installed one, or a newly installed one.
 * @throws with what to do when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  }
  const installed = installedChromium()
  if (installed) return installed

  console.log('No Chromium found; trying to install one …')
  installWithSystem()
  if (!installedChromium()) run('playwright', ['install', 'chromium'])
  const found = installedChromium()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
  )
}

function installedChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((directory) => names.map((name) => path.join(directory, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file))
}

function installWithSystem(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  if (!run('apt-get', install) && run('apt-get', ['update'])) run('apt-get', install)
}

const run = (file: string, args: string[]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
