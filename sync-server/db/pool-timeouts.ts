import { Socket } from 'node:net'
import { Client, Pool, type PoolClient } from 'pg'
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
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: LONGEST_CONNECT_MS,
    pipeline: true,
  })
  // A connection that is lost while idle is replaced by the pool; without a listener it would end the server.
  pool.on('error', (error: Error & { code?: string }) =>
    log({ level: 'warn', event: 'database_connection_lost', code: error.code }),
  )
  pool.on('connect', (client) => {
    const stream = streamOf(client)
    if (stream) endWhenSilent(client, stream, longestSilenceMs)
  })
  return pool
}

/** Undefined for a client that has none of its own. */
export function streamOf(client: PoolClient): Socket | undefined {
  const stream = client instanceof Client ? client.connection.stream : undefined
  return stream instanceof Socket ? stream : undefined
}

/** Silence counts only while an answer is due: between two statements of a transaction a mail may be on its way. */
function endWhenSilent(client: PoolClient, socket: Socket, longestSilenceMs: number): void {
  socket.setTimeout(longestSilenceMs, () => {
    // Also while others were answered that had been sent together with it.
    if (Reflect.get(client, 'readyForQuery') === true) return
    socket.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' }))
  })
}
