import { existsSync } from 'node:fs'
import { clamdDirectory } from '#server/testing/outside/clamd/clamd-directory.ts'
import { unpackPackages } from './unpack-packages.ts'

/**
 * The virus scanner for the tests, without its database. Debian's package is unpacked beside the installed modules, once.
 * @returns why there is none, where there is none
 */
export function provideClamd(): string | undefined {
  if (existsSync(clamdDirectory)) return undefined
  if (process.platform !== 'linux') return 'it needs Debian'
  console.log('Fetching a virus scanner for the tests …')
  return unpackPackages(['clamav-daemon'], clamdDirectory)
}
