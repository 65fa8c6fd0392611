import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/open-database.ts'
import { startSwift } from './outside/object-store/start-swift.ts'
import { copyData, prepareData } from './prepared-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's own PostgreSQL, at the database `postgres`. */
    postgresUrl: string
    /** Of the run's own object store; undefined where there is none. */
    objectStore: string | undefined
    /** A data directory with a migrated database, to be copied; undefined where PostgreSQL is an operator's. */
    preparedData: string | undefined
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file's own is copied from. */
export async function setup(project: TestProject) {
  const objects = await startSwift()
  if (!objects)
    console.warn('No object store: the tests of documents in a bucket are SKIPPED (scripts/find/find-swift.ts).')
  const postgres = await providePostgres()
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('drop database if exists template_for_tests with (force)')
  await client.query('create database template_for_tests')
  await client.end()

  const template = new URL(postgres.url)
  template.pathname = '/template_for_tests'
  await migrateDatabase(template.href)
  project.provide('postgresUrl', postgres.url)
  project.provide('objectStore', objects?.endpoint)
  project.provide('preparedData', postgres.preparedData)

  return async () => {
    await objects?.stop()
    await postgres.stop()
  }
}

interface Provided {
  url: string
  preparedData?: string
  stop: () => Promise<void>
}

/** The built-in one, or that of an operator (`scripts/test-postgres.ts`). */
async function providePostgres(): Promise<Provided> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: () => Promise.resolve() }
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-test-'))
  const [preparedData, own] = [path.join(directory, 'prepared'), path.join(directory, 'own')]
  await prepareData(preparedData)
  copyData(preparedData, own)
  const postgres = await startEmbeddedPostgres(path.join(own, 'postgres'), { fsync: 'off', max_connections: '100' })
  return {
    url: postgres.url,
    preparedData,
    async stop() {
      await postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
