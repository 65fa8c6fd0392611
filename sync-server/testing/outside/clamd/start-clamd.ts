import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ClamdAddress, ping } from '#server/document/storage/clamd.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/outside/free-port.ts'
import { clamdDirectory } from './clamd-directory.ts'

export interface TestClamd {
  address: ClamdAddress
  stop: () => Promise<void>
}

const program = path.join(clamdDirectory, 'usr', 'sbin', 'clamd')
export const hasClamd = existsSync(program)
/** More than one piece of a transfer; clamd itself takes a hundred megabytes. */
export const LARGEST_SCANNED = 64 * 1024

/** The harmless file that every scanner calls infected; in two halves, so that none finds it in this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A real clamd that knows one virus: the usual database is 300 MB and comes from the network. */
export async function startClamd(port?: number): Promise<TestClamd> {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-clamd-'))
  // Name, any kind of file, anywhere in it, in hexadecimal.
  writeFileSync(path.join(directory, 'test.ndb'), `Test.EICAR:0:*:${Buffer.from(EICAR).toString('hex')}\n`)
  const address = { host: '127.0.0.1', port: port ?? (await freePort()) }
  const settings = {
    DatabaseDirectory: directory,
    TemporaryDirectory: directory,
    TCPAddr: address.host,
    TCPSocket: address.port,
    StreamMaxLength: LARGEST_SCANNED,
    Foreground: 'yes',
  }
  const file = path.join(directory, 'clamd.conf')
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`)
  writeFileSync(file, lines.join(''))
  const libraries = globSync(path.join(clamdDirectory, 'usr', 'lib', '*-linux-gnu')).join(':')
  const child = spawn(program, ['-c', file], { stdio: 'ignore', env: { LD_LIBRARY_PATH: libraries } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await eventually(() =>
    ping(address, 1000).then(
      (answer) => answer === 'PONG',
      () => false,
    ),
  )
  return {
    address,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
