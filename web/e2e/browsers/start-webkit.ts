import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Builder, type WebDriver } from 'selenium-webdriver'
import * as z from 'zod/mini'
import { otherBrowsers } from '#scripts/find/find-other-browsers.ts'

export interface WebKit {
  driver: WebDriver
  close: () => Promise<void>
}

/** WebKitGTK, whose storage and network code Safari has as well, on a screen of its own. */
export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(path.join(tmpdir(), 'einzug-webkit-'))
  const display = spawn(otherBrowsers.display, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const program = spawn(otherBrowsers.webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DISPLAY: `:${await firstLine(display.stdio[3])}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      LANG: 'en_GB.UTF-8',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_DATA_HOME: path.join(home, 'data'),
    },
  })
  await answering(`http://127.0.0.1:${port}/status`)
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: otherBrowsers.webkit, args: ['--automation'] },
    })
    .build()
  return {
    driver,
    close: async () => {
      await driver.quit().catch(() => undefined)
      program.kill()
      display.kill()
      await Promise.all(
        [program, display].filter(({ exitCode }) => exitCode === null).map((each) => once(each, 'exit')),
      )
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}

async function firstLine(output: unknown): Promise<string> {
  if (!(output instanceof Readable)) throw new Error('The display says nothing')
  // Read to its end, and not only to the number: who writes into a closed pipe is ended.
  return new Promise((resolve) => output.on('data', (chunk: Buffer) => resolve(String(chunk).trim())))
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of WebKit does not answer')
}
