import Dexie from 'dexie'
import type { KeptSigning } from './kept-signing.ts'
import { databaseName, ManagerDatabase, ownerOfDatabase } from './manager-database.ts'
import type { StoredCommand } from './stored-command.ts'
import { addWork, clearAllButUnsent, countWork, hasUnsent, type UnsentWork, unsentIn } from './unsent-work.ts'

/**
 * Every database of a person; the whole one and not its tables: what is only cleared can still be found on the disk. Where
 * changes lie in one that were never sent, signatures or bytes, these alone stay, for the same person to go on with (sign-in.md, Session on the device).
 */
export const removeDatabase = (userId: string): Promise<void> =>
  ofEach(userId, async (organizationId) => {
    const database = new ManagerDatabase(userId, organizationId)
    try {
      if (await hasUnsent(database)) return await clearAllButUnsent(database)
    } finally {
      database.close()
    }
    await Dexie.delete(databaseName(userId, organizationId))
  })

/** What was never sent too. */
export const discardDatabase = (userId: string): Promise<void> =>
  ofEach(userId, (organizationId) => Dexie.delete(databaseName(userId, organizationId)))

/** What the server does not have, in each organization in which a person has some. */
export async function countUnsent(userId: string): Promise<Map<string | undefined, UnsentWork>> {
  const counts = new Map<string | undefined, UnsentWork>()
  await ofEach(userId, async (organizationId) => {
    // As it lies there: opening it by its versions would make it anew where another tab has just taken it away.
    const database = new Dexie(databaseName(userId, organizationId))
    try {
      await database.open()
      const work = unsentIn(
        await rowsOf<StoredCommand>(database, 'commands'),
        await rowsOf<KeptSigning>(database, 'signings'),
      )
      if (countWork(work) > 0) counts.set(organizationId, work)
    } catch (error) {
      if (!(error instanceof Dexie.NoSuchDatabaseError)) throw error
    } finally {
      database.close()
    }
  })
  return counts
}

/** An older version of the app had fewer tables. */
const rowsOf = async <T>(database: Dexie, table: string): Promise<T[]> =>
  database.tables.some(({ name }) => name === table) ? database.table<T>(table).toArray() : []

/** Of everybody who worked on this device. */
export async function countAllUnsent(): Promise<UnsentWork> {
  const counts = await Promise.all((await listDatabases()).map(countUnsent))
  return addWork(counts.flatMap((each) => [...each.values()]))
}

/** Whose databases lie on this device. */
export const listDatabases = async (): Promise<string[]> => [
  ...new Set((await listOwners()).map(({ userId }) => userId)),
]

async function ofEach(userId: string, run: (organizationId: string | undefined) => Promise<void>): Promise<void> {
  const own = (await listOwners()).filter((owner) => owner.userId === userId)
  for (const { organizationId } of own) await run(organizationId)
}

const listOwners = async () =>
  (await Dexie.getDatabaseNames()).map(ownerOfDatabase).filter((owner) => owner !== undefined)
