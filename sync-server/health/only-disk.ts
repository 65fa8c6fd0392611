import { Client } from 'pg'
import { lockNumbers } from '#server/db/lock-numbers.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Documents on a disk are seen by one process alone. Of several on one database without a bucket, the first has them; another must not
 * pretend to be ready: what was sent to the one would be missing at the other.
 */
export function claimDisk(databaseUrl: string, log: Deps['log']) {
  let claim: Client | undefined
  let wasTold = false
  let asking: Promise<boolean> | undefined

  const ask = async (): Promise<boolean> => {
    if (claim) return true
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true })
    // With the connection the lock is gone.
    client.on('error', () => {})
    client.once('end', () => {
      if (claim === client) claim = undefined
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
        lockNumbers.disk,
      ])
      if (rows[0]?.ours === true) {
        claim = client
        return true
      }
    } catch {
      await client.end().catch(() => {})
      // Whether the database works is another question.
      return true
    }
    await client.end()
    if (!wasTold) log({ level: 'error', event: 'documents_on_several_disks' })
    wasTold = true
    return false
  }

  return {
    /** Whether it is this process that has the disk; asked again until it has, because the first may be gone. */
    isOurs: () => (asking ??= ask().finally(() => (asking = undefined))),
    close: async () => {
      await claim?.end()
    },
  }
}
export type OnlyDisk = ReturnType<typeof claimDisk>
