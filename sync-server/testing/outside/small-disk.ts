import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface SmallDisk {
  directory: string
  /** Takes all the room there is, but for so many bytes. */
  fill: (left?: number) => void
  /** Gives it back. */
  clear: () => void
  /** Nothing can be written any more, as when a disk begins to fail; and again it can. */
  protect: () => void
  unprotect: () => void
  remove: () => void
}

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' })

/** Why this system cannot have one; undefined where it can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'only root may mount a small disk'
  try {
    mountSmallDisk(1).remove()
    return undefined
  } catch {
    return 'nothing may be mounted here'
  }
}

/** A file system of its own, in memory and of this size. */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-small-disk-'))
  mount('-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', directory)
  const filler = path.join(directory, 'filler')
  return {
    directory,
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(directory)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize - left))
      } catch (error) {
        // Somebody else wrote meanwhile.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    clear: () => rmSync(filler),
    protect: () => mount('-o', 'remount,ro', directory),
    unprotect: () => mount('-o', 'remount,rw', directory),
    remove: () => {
      // Lazily: who just ended may still be on it for a moment.
      execFileSync('umount', ['--lazy', directory])
      rmdirSync(directory)
    },
  }
}
