import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/start-error.ts'
import { stopAbandonedPostgres } from './abandoned-postgres.ts'
import type { PostgresLauncher } from './postgres-launcher.ts'
import { prepareCluster } from './prepare-cluster.ts'

export interface EmbeddedPostgres {
  url: string
  /** Resolves when it has ended, whatever the reason; one that a full disk ended is started again, at the same address. */
  ended: Promise<void>
  /** Ends it after its running transactions were rolled back and everything is on disk. */
  stop: () => Promise<void>
}

/** What is done about a disk without room, and what it is told to. */
export interface FullDisk {
  /** Gives room back that was kept for this. */
  makeRoom: () => void
  /** `waits`: there is none left, and it is tried again until there is. */
  tell: (what: 'full' | 'waits' | 'runs') => void
}

const START_ATTEMPTS = 40
const RETRY_MS = 250
const FULL_RETRY_MS = 2_000
/** PostgreSQL's own words; it speaks English, because we tell it to. */
const NO_ROOM = 'No space left on device'
const diesOfIt: FullDisk = { makeRoom: () => {}, tell: () => {} }

/**
 * Runs a real PostgreSQL as a child process: only on this machine's loopback, on a free port, with a random password.
 * Whoever calls must own the directory (`lockDataDirectory`): a PostgreSQL that still runs on it is taken for a leftover.
 * @throws StartError when it cannot be installed or does not come up
 */
export async function startEmbeddedPostgres(
  directory: string,
  settings: Record<string, string> = {},
  fullDisk?: FullDisk,
): Promise<EmbeddedPostgres> {
  const root = path.resolve(directory)
  const cluster = path.join(root, 'cluster')
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await stopAbandonedPostgres(cluster)
  const { launcher, password } = await prepareCluster(root, cluster)

  const stopping = new AbortController()
  const start = (port?: number) => launch({ launcher, cluster, settings, fullDisk, signal: stopping.signal }, port)
  const first = await start()
  let running = first
  const live = async () => {
    for (;;) {
      await running.exited
      if (stopping.signal.aborted || !fullDisk || !running.output().includes(NO_ROOM)) return
      fullDisk.tell('full')
      const next = await start(first.port).catch(() => undefined)
      if (!next) return
      running = next
      if (stopping.signal.aborted) return stop(next)
      fullDisk.tell('runs')
    }
  }
  const ended = live()
  return {
    url: `postgres://einzug:${password}@127.0.0.1:${first.port}/postgres`,
    ended,
    stop: async () => {
      stopping.abort()
      await stop(running)
      await ended
    },
  }
}

/** A PostgreSQL that was started. */
interface Running {
  child: ChildProcess
  port: number
  exited: Promise<void>
  /** Its last words. */
  output: () => string
}

interface Launch {
  launcher: PostgresLauncher
  cluster: string
  settings: Record<string, string>
  fullDisk: FullDisk | undefined
  signal: AbortSignal
}

/**
 * Repeats for a while: after a hard end, a process of the old server may still hold its memory, or the port was taken. On a disk without
 * room, until there is some.
 */
async function launch({ launcher, cluster, settings, fullDisk = diesOfIt, signal }: Launch, samePort?: number) {
  let output = ''
  for (let attempt = 0; attempt < START_ATTEMPTS && !signal.aborted; attempt += 1) {
    const port = samePort ?? (await freePort())
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
    if (start.ready) return { child, port, exited: start.exited, output: start.output } satisfies Running
    output = start.output()
    const isFull = output.includes(NO_ROOM) && fullDisk !== diesOfIt
    if (isFull) {
      if (attempt > 0) fullDisk.tell('waits')
      fullDisk.makeRoom()
      attempt = 0
    }
    await wait(isFull ? FULL_RETRY_MS : RETRY_MS, undefined, { signal }).catch(() => {}) // told to stop
  }
  throw new StartError(`PostgreSQL does not start on ${cluster}:\n${output}`)
}

async function becomesReady(child: ChildProcess): Promise<Pick<Running, 'exited' | 'output'> & { ready: boolean }> {
  let output = ''
  // `close` and not `exit`: its last words have been read by then.
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve) => {
    const answer = (ready: boolean) => resolve({ ready, exited, output: () => output })
    // Goes on reading afterwards, because a full pipe would stop PostgreSQL; only the last words are kept.
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (output.includes('ready to accept connections')) answer(true)
    })
    child.once('close', () => answer(false))
    child.once('error', () => answer(false))
  })
}

async function stop({ child, exited }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await exited
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
