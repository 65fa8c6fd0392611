import { Socket } from 'node:net'
import { Client, Pool } from 'pg'
import type { Deps } from '#server/deps.ts'

interface PoolOptions extends Pick<Deps, 'log'> {
  databaseUrl: string
  /** Connections at most. */
  max: number
  /** How long a statement may go without a byte of its answer; none of ours takes a minute. */
  longestSilenceMs?: number
}

const LONGEST_CONNECT_MS = 10_000
const LONGEST_SILENCE_MS = 60_000

/**
 * Connections to PostgreSQL that are given up when they are lost, and when they fall silent: a network that swallows
 * everything would otherwise keep each of them, and whoever asked, for ever.
 */
export function openPool({ databaseUrl, max, log, longestSilenceMs = LONGEST_SILENCE_MS }: PoolOptions): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: LONGEST_CONNECT_MS })
  // A connection that is lost while idle is replaced by the pool; without a listener it would end the server.
  pool.on('error', (error: Error & { code?: string }) =>
    log({ level: 'warn', event: 'database_connection_lost', code: error.code }),
  )
  pool.on('connect', (client) => {
    const stream = client instanceof Client ? client.connection.stream : undefined
    if (stream instanceof Socket) endWhenSilent(stream, longestSilenceMs)
  })
  return pool
}

/** Silence counts only while an answer is due: between two statements of a transaction a mail may be on its way. */
function endWhenSilent(socket: Socket, longestSilenceMs: number): void {
  let writtenWhenReady = socket.bytesWritten
  socket.on('data', (bytes: Buffer) => {
    if (bytes.subarray(-READY_FOR_QUERY.length, -1).equals(READY_FOR_QUERY.subarray(0, -1))) {
      writtenWhenReady = socket.bytesWritten
    }
  })
  socket.setTimeout(longestSilenceMs, () => {
    if (socket.bytesWritten === writtenWhenReady) return
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
}

/** The end of every answer in PostgreSQL's protocol; its last byte says whether a transaction is open. */
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05I', 'latin1')
