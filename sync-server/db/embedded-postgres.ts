import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/start-error.ts'
import { stopAbandonedPostgres } from './abandoned-postgres.ts'
import { prepareCluster } from './prepare-cluster.ts'
import type { PostgresLauncher } from './postgres-launcher.ts'

export interface EmbeddedPostgres {
  url: string
  /** Resolves when it has ended, whatever the reason. */
  ended: Promise<void>
  /** Ends it after its running transactions were rolled back and everything is on disk. */
  stop: () => Promise<void>
}

const START_ATTEMPTS = 40
const RETRY_MS = 250

/**
 * Runs a real PostgreSQL as a child process: only on this machine's loopback, on a free port, with a random password.
 * Whoever calls must own the directory (`lockDataDirectory`): a PostgreSQL that still runs on it is taken for a leftover.
 * @throws StartError when it cannot be installed or does not come up
 */
export async function startEmbeddedPostgres(
  directory: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const root = path.resolve(directory)
  const cluster = path.join(root, 'cluster')
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await stopAbandonedPostgres(cluster)
  const { launcher, password } = await prepareCluster(root, cluster)

  const { child, port } = await launch(launcher, cluster, settings)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { url: `postgres://einzug:${password}@127.0.0.1:${port}/postgres`, ended, stop: () => stop(child, ended) }
}

/** Repeats for a while: after a hard end, a process of the old server may still hold its memory, or the port was taken. */
async function launch(launcher: PostgresLauncher, cluster: string, settings: Record<string, string>) {
  let output = ''
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = await freePort()
    const chosen = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '50',
      shared_buffers: '64MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...settings,
    }
    const options = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { file, args } = launcher.command('postgres', ['-D', cluster, ...options])
    const child = spawn(file, args, {
      ...launcher.account,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      // A process group of its own: Ctrl-C in the terminal must reach the server alone, which stops PostgreSQL last.
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
    })
    const start = await becomesReady(child)
    if (start.ready) return { child, port }
    output = start.output
    await wait(RETRY_MS)
  }
  throw new StartError(`PostgreSQL does not start on ${cluster}:\n${output}`)
}

async function becomesReady(child: ChildProcess): Promise<{ ready: boolean; output: string }> {
  let output = ''
  return new Promise((resolve) => {
    const answer = (ready: boolean) => resolve({ ready, output })
    // Goes on reading afterwards, because a full pipe would stop PostgreSQL; only the last words are kept.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (output.includes('ready to accept connections')) answer(true)
    })
    child.once('exit', () => answer(false))
    child.once('error', () => answer(false))
  })
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatience)
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
