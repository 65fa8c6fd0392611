import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { serverDirectory } from '#server/server-directory.ts'

export interface ServerProcess {
  child: ChildProcess
  /** What it wrote until now, both streams. */
  output: () => string
  /** Resolves with its address once it runs. @throws when it ended instead */
  running: Promise<string>
  /** Resolves with its exit code, null after a signal. */
  ended: Promise<number | null>
}

/** What a server must be told that serves people. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://apply.test',
  SESSION_KEY: 'thirty-two letters that stay secret',
  OIDC_ISSUER: 'https://login.test',
  OIDC_CLIENT_ID: 'einzug',
}

/** A third of a start is compiling the sources: what was compiled once is kept for the next one. */
export const startEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(serverDirectory, '..', 'node_modules', '.cache', 'compiled'),
}

/** The server as a process of its own, on a port that the system chooses. */
export function spawnServer(variables: Record<string, string>, nodeOptions: string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, path.join(serverDirectory, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...startEnvironment, PORT: '0', ...variables },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let text = ''
  const running = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const address = text.match(/listens on (\S+)/)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('close', () => reject(new Error(`the server ended:\n${text}`)))
  })
  running.catch(() => {}) // a test that expects the end does not wait for this
  return { child, output: () => text, running, ended }
}
