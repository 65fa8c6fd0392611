import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/deps.ts'
import { serverDirectory } from '#server/server-directory.ts'

export const migrationsFolder = path.join(serverDirectory, 'db', 'migrations')

/** Names of all migrations that this version brings, the first one first. */
export const knownMigrations = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => existsSync(path.join(migrationsFolder, name, 'migration.sql')))
    .toSorted()

/** Those that the database has not had. @throws for a database that has had none at all */
export async function findMissingMigrations(db: Pick<Queryable, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return knownMigrations().filter((name) => !applied.has(name))
}
