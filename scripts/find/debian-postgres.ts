import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '#server/testing/outside/free-port.ts'
import { unpackPackages } from './unpack-packages.ts'

export interface OutsidePostgres {
  /** Of an account that may make databases, and nothing more. */
  url: string
  /** Of the one that may do everything. */
  superuserUrl: string
  version: string
  /** Where its other programs lie, and what they need to find their libraries. */
  programs: { directory: string; env: NodeJS.ProcessEnv }
  stop: () => Promise<void>
}

const NOBODY = 65534
const cache = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'postgresql')

/**
 * Debian's PostgreSQL, as an operator has it: older than ours, and the server no superuser on it. The installed one, else
 * one that is unpacked beside the installed modules. It does not wait for the disk, unless a setting says so.
 * @returns why there is none, where there is none
 */
export async function startDebianPostgres(further: Record<string, string> = {}): Promise<OutsidePostgres | string> {
  if (process.platform !== 'linux') return 'it needs Debian'
  if (!findBinaries()) {
    const failure = unpackPackages(['postgresql'], cache)
    if (failure) return failure
  }
  const bin = findBinaries()
  if (!bin) return 'there is no PostgreSQL in its package'

  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-debian-postgres-'))
  if (account.uid) chownSync(directory, NOBODY, NOBODY)
  chmodSync(directory, 0o700)
  const env = { ...process.env, LD_LIBRARY_PATH: globSync(path.join(cache, 'usr', 'lib', '*-linux-gnu')).join(':') }
  const options = { ...account, env, cwd: '/', stdio: 'ignore' } as const
  const data = path.join(directory, 'data')
  execFileSync(
    path.join(bin, 'initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: directory, fsync: 'off' }
  const given = Object.entries({ ...settings, max_connections: 100, ...further }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...given], options)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  const superuserUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  const version = await makeAccount(superuserUrl)
  const url = `postgres://einzug:secret@127.0.0.1:${port}/postgres`
  return { url, superuserUrl, version, programs: { directory: bin, env }, stop }
}

/** @returns the version of the server, as soon as it answers */
async function makeAccount(url: string): Promise<string> {
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(`create role einzug login createdb password 'secret'`)
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version ?? ''
    } catch {
      await wait(50)
    } finally {
      await client.end()
    }
  }
}

const findBinaries = (): string | undefined =>
  ['/', cache]
    .flatMap((root) => globSync(path.join(root, 'usr/lib/postgresql/*/bin')))
    .find((bin) => existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb')))
