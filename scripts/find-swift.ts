import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { swiftDirectory } from '#server/testing/object-store/swift-directory.ts'

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']

/**
 * The object store for the tests: OpenStack Swift, which speaks the protocol of Amazon S3 and, unlike the imitations,
 * checks every signature. Debian's packages are unpacked beside the installed modules and nothing is installed; with
 * `SWIFT_DIRECTORY` set to what an earlier run unpacked, nothing is fetched either.
 * @returns why there is none, where there is none
 */
export function provideSwift(): string | undefined {
  if (existsSync(swiftDirectory)) return undefined
  if (process.platform !== 'linux' || !existsSync('/usr/bin/python3')) return 'it needs Debian, with its Python'
  console.log('Fetching an object store for the tests …')
  const unfinished = `${swiftDirectory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const archives = path.join(unfinished, 'archives')
  mkdirSync(path.join(archives, 'partial'), { recursive: true })
  if (!fetchPackages(archives) && !(run('apt-get', ['update', '-qq']) && fetchPackages(archives))) {
    return 'apt-get does not provide the packages'
  }
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    if (!run('dpkg', ['-x', path.join(archives, name), unfinished])) return `${name} cannot be unpacked`
  }
  rmSync(archives, { recursive: true })
  renameSync(unfinished, swiftDirectory)
  return undefined
}

/** With all that they need and the system lacks. */
const fetchPackages = (archives: string) =>
  run('apt-get', [
    'install',
    '--download-only',
    '--no-install-recommends',
    '-y',
    '-qq',
    '-o',
    `Dir::Cache::archives=${archives}`,
    // Nothing is installed, so whoever else installs something meanwhile is not in the way.
    '-o',
    'Debug::NoLocking=1',
    ...packages,
  ])

const run = (file: string, args: string[]) =>
  spawnSync(file, args, { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0
