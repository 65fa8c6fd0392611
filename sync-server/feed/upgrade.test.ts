import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { connectDatabase, migrateDatabase } from '#server/db/open-database.ts'
import type { Db } from '#server/deps.ts'
import { serverDirectory } from '#server/server-directory.ts'
import { buildFirstFeed } from '#server/testing/build/build-feed.ts'
import { buildOrganization } from '#server/testing/build/build-people.ts'
import { callerInHeader } from '#server/testing/caller-in-header.ts'
import { administrate, createTestDatabase } from '#server/testing/database.ts'
import { buildDevice } from '#server/testing/device.ts'
import { setupTestApp } from '#server/testing/test-app.ts'
import { entities, feedRecords } from '#shared/feed/feed.ts'
import { newId } from '#shared/ids.ts'

test('what a database held before it had a feed is in it after the upgrade', async () => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = '/before_the_feed'
  await administrate('create database before_the_feed')
  await migrateUpToTheFeed(url.href)
  const { db, close } = connectDatabase(url.href, () => {})
  const today = await createTestDatabase()
  const { manager, property } = await buildFirstFeed(today.db)
  const empty = await buildOrganization(today.db)
  await carryOver(today.db, db)
  await today.close()
  const names = ['Urs Altmieter', 'Mona "M" Muster']
  await db.execute(sql`insert into abnahmeprotokolle (id, organization_id, property_id, date, participants)
    values (${newId()}, ${property.organizationId}, ${property.id}, '2025-03-31', ${JSON.stringify(names)})`)

  await migrateDatabase(url.href)
  const server = await setupTestApp({ db, findCaller: callerInHeader(db) })
  const device = buildDevice(server.app, manager)
  const answer = await device.pull({ digest: true })
  const later = new Set<string>(['protocol_room', 'protocol_file', 'property_photo', 'view'])
  expect(answer.changes.map(({ entity, row }) => row && entity)).toEqual(
    entities.filter((entity) => !later.has(entity)),
  )
  expect(answer.changes.map(({ seq }) => Number(seq)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const protocol = answer.changes.find(({ entity }) => entity === 'protocol')?.row
  expect(feedRecords.protocol.parse(protocol)).toEqual(protocol)
  expect(protocol).toMatchObject({ status: 'draft', version: 1, content: { date: '2025-03-31', jurisdiction: 'CH' } })
  expect(feedRecords.protocol.parse(protocol).content.parties.map(({ name, role }) => [name, role])).toEqual(
    names.map((name) => [name, 'tenant_out']),
  )
  expect(answer.digest?.['note']?.n).toBe(1)
  expect(await buildDevice(server.app, manager, empty.id).request()).toMatchObject({ status: 404 })
  await close()
  await server.close()
  await administrate('drop database before_the_feed with (force)')
})

const oldTables = [
  'organizations',
  'users',
  'access_codes',
  'properties',
  'application_processes',
  'applications',
  'rent_changes',
  'residents',
  'application_notes',
]

/** Rows as the product writes them today, without the columns that came later. */
async function carryOver(from: Db, to: Db): Promise<void> {
  for (const table of oldTables) {
    const { rows } = await from.execute<Record<string, unknown>>(sql`select * from ${sql.identifier(table)}`)
    const known = await to.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_name = ${table}`,
    )
    const names = known.rows.map(({ name }) => name).filter((name) => rows[0] && name in rows[0])
    const columns = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    expect(rows.length).toBeGreaterThan(0)
    await to.execute(sql`insert into ${sql.identifier(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`)
  }
}

/** Every migration that is older. */
async function migrateUpToTheFeed(url: string): Promise<void> {
  const all = path.join(serverDirectory, 'db', 'migrations')
  const names = (await readdir(all)).toSorted()
  const older = await mkdtemp(path.join(tmpdir(), 'einzug-migrations-'))
  for (const name of names.slice(
    0,
    names.findIndex((name) => name.endsWith('_the_feed')),
  )) {
    await cp(path.join(all, name), path.join(older, name), { recursive: true })
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle({ client }), { migrationsFolder: older })
  await client.end()
  await rm(older, { recursive: true })
}
