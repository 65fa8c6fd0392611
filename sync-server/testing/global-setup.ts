import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's own PostgreSQL, at the database `postgres`. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file's own is copied from. */
export async function setup(project: TestProject) {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-test-'))
  // Nothing here outlives the run, so nothing has to survive a power cut.
  const postgres = await startEmbeddedPostgres(directory, { fsync: 'off', max_connections: '100' })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database template_for_tests')
  await client.end()

  const template = new URL(postgres.url)
  template.pathname = '/template_for_tests'
  await migrateDatabase(template.href)
  project.provide('postgresUrl', postgres.url)

  return async () => {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
