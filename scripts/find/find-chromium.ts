import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const shellNames = ['chromium-headless-shell', 'headless_shell']
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

/** A story's page lives for seconds: compiling its code well, and collecting its garbage often, takes more than it saves. */
export const compileLittle = '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=32'

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
  installWithSystem('chromium')
  if (!installedChromium()) run('playwright', ['install', 'chromium'])
  const found = installedChromium()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
  )
}

/**
 * Path of the same engine without the browser around it, which takes a third less time for each page; where there is
 * none, that of the whole Chromium.
 */
export async function findHeadlessShell(): Promise<string> {
  const chosen = process.env['HEADLESS_SHELL_PATH'] ?? onPath(shellNames)
  if (chosen) return chosen
  const whole = await findChromium()
  // Only beside the Chromium of the same system, whose libraries it shares.
  if (!process.env['CHROMIUM_PATH'] && whole.startsWith('/usr/')) installWithSystem('chromium-headless-shell')
  return onPath(shellNames) ?? whole
}

const installedChromium = () =>
  onPath(names) ?? [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file))

const onPath = (programs: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((directory) => programs.map((name) => path.join(directory, name)))
    .find((file) => existsSync(file))

function installWithSystem(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  // First, because an old list has an old browser: Chromium 150 forgets with each document that it is offline.
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

const run = (file: string, args: string[]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
