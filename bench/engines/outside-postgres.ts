import { Client } from 'pg'
import type { Bench } from '#bench/suite.ts'
import { type OutsidePostgres, startDebianPostgres } from '#scripts/find/debian-postgres.ts'
import { connectDatabase } from '#server/db/open-database.ts'
import type { Db } from '#server/deps.ts'

export interface OutsideDatabase extends Pick<OutsidePostgres, 'superuserUrl' | 'programs'> {
  db: Db
  url: string
}

const NAME = 'bench'

/** An empty database on Debian's PostgreSQL as an operator has it: what is answered is on the disk. @returns why there is none */
export async function startOutsideDatabase({ onClose }: Bench): Promise<OutsideDatabase | string> {
  const postgres = await startDebianPostgres({ fsync: 'on', logging_collector: 'on', log_destination: 'jsonlog' })
  if (typeof postgres === 'string') return postgres
  const { superuserUrl, programs, version, stop } = postgres
  onClose(stop)
  console.log(`PostgreSQL ${version}`)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${NAME}`)
  await client.end()
  const url = postgres.url.replace(/[^/]+$/, NAME)
  const { db, close } = connectDatabase(url, () => {})
  onClose(close)
  return { db, url, superuserUrl, programs }
}
