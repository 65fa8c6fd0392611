import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openServerData, type ServerData } from '../fixtures/server-data.ts'
import { serverFile } from './test-server.ts'

/** A server that a test may kill: its own port, its own data, which outlive each of its processes. */
export interface OwnServer {
  address: string
  /** What it has stored; to be asked for anew after each start. */
  data: () => ServerData
  /** At once, as when the power fails. */
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** @param backup what it begins with, instead of the demo data */
export async function startOwnServer(backup?: string): Promise<OwnServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-own-server-'))
  const variables = { PATH: process.env['PATH'], DATA_DIR: directory }
  if (backup) execFileSync(process.execPath, [serverFile, 'restore', backup], { env: variables })
  let running = await startProcess(directory, '0')
  const { address } = running
  let data = openServerData(directory)

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { server } = running
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal)
      await once(server, 'exit')
    }
  }
  return {
    address,
    data: () => data,
    kill: () => end('SIGKILL'),
    start: async () => {
      await data.close()
      running = await startProcess(directory, new URL(address).port)
      data = openServerData(directory)
    },
    remove: async () => {
      await data.close()
      await end('SIGTERM')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function startProcess(directory: string, port: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [serverFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: directory, RATE_LIMIT_FACTOR: '1000' },
  })
  // Not left behind when the tests are ended from outside.
  process.once('exit', () => server.kill())
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended at its start (${code}).`)
  })
  return { server, address: await Promise.race([readAddress(server), ended]) }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: stdout })
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const [, address] = /running at (\S+)/.exec(line) ?? []
      if (address) resolve(address.replace('127.0.0.1', 'localhost'))
    })
  })
}
