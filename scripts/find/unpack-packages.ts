import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Debian's packages, with all that they need and the system lacks, unpacked into a directory: nothing is installed, and
 * nothing of it runs by itself.
 * @returns what went wrong, if anything did
 */
export function unpackPackages(packages: string[], directory: string): string | undefined {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const archives = path.join(unfinished, 'archives')
  mkdirSync(path.join(archives, 'partial'), { recursive: true })
  if (!fetch(packages, archives) && !(run('apt-get', ['update', '-qq']) && fetch(packages, archives))) {
    return `apt-get does not provide ${packages.join(', ')}`
  }
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    if (!run('dpkg', ['-x', path.join(archives, name), unfinished])) return `${name} cannot be unpacked`
  }
  rmSync(archives, { recursive: true })
  rmSync(directory, { recursive: true, force: true })
  renameSync(unfinished, directory)
  return undefined
}

function fetch(packages: string[], archives: string): boolean {
  const plainly = ['install', '--download-only', '--no-install-recommends', '-y', '-qq']
  // Nothing is installed, so whoever else installs something meanwhile is not in the way.
  const options = ['-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1']
  return run('apt-get', [...plainly, ...options, ...packages])
}

const run = (file: string, args: string[]) => spawnSync(file, args, { stdio: 'ignore' }).status === 0
