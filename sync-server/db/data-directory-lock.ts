import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/start-error.ts'

/**
 * Makes this process the only server on a data directory until it ends or calls the returned function.
 *
 * The lock is one of the operating system's own, held through an empty SQLite file, because that is the portable
 * way to reach one from Node. The kernel drops it together with the process, however that ends. So a lock is never
 * stale, which no file with a process number in it can promise: numbers are given again after a restart.
 * @throws StartError when another process holds it
 */
export function lockDataDirectory(directory: string): () => void {
  const pidFile = path.join(directory, 'server.pid')
  const lock = openLock(directory)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `Another server${holder(pidFile)} is already running on the data directory ${path.resolve(directory)}. ` +
        'Stop it first, or set DATA_DIR to another directory.',
    )
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch {
    // Only a help for the reader of a message; a full disk is no reason not to start.
  }
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}

function openLock(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true })
    return new DatabaseSync(path.join(directory, 'server.lock'), { timeout: 0 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The data directory ${path.resolve(directory)} cannot be used: ${reason}. Please set DATA_DIR.`,
    )
  }
}

/** SQLITE_BUSY: somebody else holds the lock. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/** Only a help for the reader of the message; the lock itself does not depend on it. */
function holder(pidFile: string): string {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim()
    return pid && ` (process ${pid})`
  } catch {
    return ''
  }
}
