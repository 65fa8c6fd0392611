import type { ErrorCode } from '#shared/errors/errors.ts'

/**
 * SQLSTATE: connection lost, server shutting down or starting, too many connections, no memory, disk fails, read-only (a
 * standby in its place), no entry, serialization lost.
 */
const databaseGone = /^(08...|57P0.|53[24]00|53300|58030|25006|28000|28P01|3D000|40001|40P01)$/
const networkGone = /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/
/** A file system that went away, fails or may not be written to any more, and too many open files. */
const filesGone = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'ENXIO', 'ENODEV', 'EMFILE', 'ENFILE'])
/** What the client of the object storage calls its own impatience. */
const GAVE_UP = 'TimeoutError'
/** The driver's own words for a lost connection, which have no code. */
const driverGave =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/
/** Of the file system and of PostgreSQL. */
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What a failure of database, network or disk means to the caller; undefined for a bug. Looks through causes. */
export function expectedFailure(error: unknown): ErrorCode | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (diskFull.has(code)) return 'STORAGE_FULL'
    if (databaseGone.test(code) || networkGone.test(code) || filesGone.has(code)) return 'UNAVAILABLE'
    if (driverGave.test(cause.message) || cause.name === GAVE_UP) return 'UNAVAILABLE'
  }
  return undefined
}
