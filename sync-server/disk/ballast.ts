import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { keepWorking, pause } from '#server/background.ts'
import type { Deps } from '#server/deps.ts'
import { statOf } from './disk-room.ts'

const MOST_BYTES = 64_000_000
const BLOCK_BYTES = 1_000_000
const LOOK_EVERY_MS = 1_000
const LAID_AFTER_MS = 30_000
/** Less than a file of PostgreSQL's log: it is about to find no room. */
const LOW_BYTES = 20_000_000

/**
 * A file that is good for nothing but the room it takes. PostgreSQL cannot even start on a disk without any, so that nobody could remove
 * anything: this is what is given back then.
 */
export function openBallast(directory: string, reserve: number, laidAfterMs = LAID_AFTER_MS) {
  const bytes = Math.min(MOST_BYTES, Math.floor(reserve / 2))
  const file = path.join(directory, 'ballast')
  const unfinished = `${file}.unfinished`
  /** Bytes that lie on the disk now. */
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const isLow = () => (statOf(directory)?.free ?? LOW_BYTES) < LOW_BYTES
  /** Gives the room back. False when there was none. */
  const release = () => {
    if (!existsSync(file) && !existsSync(unfinished)) return false
    rmSync(file, { force: true })
    rmSync(unfinished, { force: true })
    return true
  }
  /** Gives it back when the disk is about to be full, and lays it down again when there has been room for a while. */
  const keep = (log: Deps['log']) =>
    keepWorking(async (stopped) => {
      // Not at the start already: a server that is only looked at writes nothing.
      let calmSince = performance.now()
      for (;;) {
        await pause(Math.min(LOOK_EVERY_MS, laidAfterMs), stopped)
        if (stopped.aborted) return
        if (isLow() && release()) log({ level: 'error', event: 'disk_full', reason: 'the ballast was given back' })
        const isRoomy = bytes > 0 && size() < bytes && (statOf(directory)?.free ?? 0) >= reserve
        if (!isRoomy) calmSince = performance.now()
        if (performance.now() - calmSince < laidAfterMs) continue
        await lay(bytes, file, unfinished, stopped).catch((error: unknown) => {
          log({ level: 'warn', event: 'ballast_not_laid', name: error instanceof Error ? error.name : 'unknown' })
        })
      }
    })

  if (isLow()) release()
  return { size, release, keep }
}
export type Ballast = ReturnType<typeof openBallast>

/** Of bytes that no file system makes smaller. */
async function lay(bytes: number, file: string, unfinished: string, signal: AbortSignal): Promise<void> {
  try {
    {
      await using handle = await open(unfinished, 'w', 0o600)
      for (let left = bytes; left > 0; left -= BLOCK_BYTES) {
        if (signal.aborted) return
        await handle.write(randomBytes(Math.min(left, BLOCK_BYTES)))
      }
      await handle.sync()
    }
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
