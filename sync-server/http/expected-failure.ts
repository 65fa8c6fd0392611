import type { ErrorCode } from '#shared/errors.ts'

/** Classes of SQLSTATE: connection lost, server shutting down or starting, too many connections, serialization lost. */
const databaseGone = /^(08...|57P0.|53300|40001|40P01)$/
const networkGone = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])
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
    if (databaseGone.test(code) || networkGone.has(code) || driverGave.test(cause.message)) return 'UNAVAILABLE'
  }
  return undefined
}
