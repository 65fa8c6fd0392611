import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { swiftDirectory } from './swift-directory.ts'

export interface ObjectStore {
  /** Answers some seconds later. */
  endpoint: string
  stop: () => Promise<void>
}

/** A real object store for one run of the tests; undefined where there is none (`scripts/find/find-swift.ts`). */
export async function startSwift(): Promise<ObjectStore | undefined> {
  if (!existsSync(swiftDirectory)) return undefined
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-objects-'))
  // Its servers run as nobody, who has to get in.
  chmodSync(directory, 0o755)
  const port = await fourFreePorts()
  const child = spawn(
    '/usr/bin/python3',
    [path.join(import.meta.dirname, 'swift-server.py'), directory, String(port)],
    {
      // It ends together with its input, so that it never outlives the tests.
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: path.join(swiftDirectory, 'usr', 'lib', 'python3', 'dist-packages'),
        LD_LIBRARY_PATH: globSync(path.join(swiftDirectory, 'usr', 'lib', '*-linux-gnu')).join(':'),
      },
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2000)))
  const hasBegun = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!hasBegun) {
    console.warn(`OpenStack Swift does not start here:\n${errors}`)
    return undefined
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** One after the other, as they were free a moment ago. */
async function fourFreePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const free = await Promise.all([0, 1, 2, 3].map((next) => isFree(first + next)))
    if (free.every(Boolean)) return first
  }
}

const isFree = async (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
