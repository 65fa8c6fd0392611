import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { administrate, createTestDatabase } from '#server/testing/database.ts'
import { connectDatabase, migrateDatabase, openDatabase } from './open-database.ts'
import { organizations } from './schema.ts'

test('four servers that start at once on an empty database all come up, and each migration ran once', async () => {
  await administrate('create database four_at_once')
  const url = new URL(inject('postgresUrl'))
  url.pathname = '/four_at_once'
  const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(url.href, () => {})))
  const [first] = databases
  const applied = await first?.db
    .select({ times: sql<number>`count(*)::int` })
    .from(sql`drizzle.__drizzle_migrations`)
    .groupBy(sql`name`)
  expect(applied?.length).toBeGreaterThan(0)
  expect(applied?.every(({ times }) => times === 1)).toBe(true)
  await Promise.all(databases.map(({ close }) => close()))
  await administrate('drop database four_at_once')
})

test('migrating again changes nothing and keeps the rows', async () => {
  const { db, url, close } = await createTestDatabase()
  await db.insert(organizations).values({ id: '0198c0de-0000-7000-8000-000000000001', name: 'Testverwaltung' })
  await migrateDatabase(url)
  expect(await db.select({ name: organizations.name }).from(organizations)).toEqual([{ name: 'Testverwaltung' }])
  await close()
})

test('a connection that the database ends is replaced by the next query', async () => {
  const { db, url, close } = await createTestDatabase()
  const lost = Promise.withResolvers<string>()
  const other = connectDatabase(url, ({ event }) => lost.resolve(event))
  await other.db.execute(sql`select 1`)
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  expect(await lost.promise).toBe('database_connection_lost')
  expect(await other.db.select({ id: organizations.id }).from(organizations)).toEqual([])
  await other.close()
  await close()
})
