import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type OpenDatabase } from '#server/db/open-database.ts'
import { eventually } from './eventually.ts'

/** A database of the test's own, migrated and without rows. `close` drops it. */
export async function createTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administrate(`create database ${name} template template_for_tests strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const { db, close, connections } = connectDatabase(url.href, () => {})
  return {
    db,
    connections,
    url: url.href,
    close: async () => {
      await close()
      await eventually(() => drop(name))
    },
  }
}

/** False while PostgreSQL itself is cleaning up there, whom only a superuser may send away. */
const drop = (name: string): Promise<boolean> =>
  administrate(`drop database ${name} with (force)`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '42501') return false
      throw error
    },
  )

/** One statement outside of every test's database. */
export async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
