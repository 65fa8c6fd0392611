import Dexie from 'dexie'
import { DeskDatabase, deskName, ownerOfDesk } from './desk-database.ts'
import type { StoredCommand } from './desk-command.ts'
import type { KeptSigning } from './desk-signing.ts'
import { addWork, clearAllButUnsent, countWork, hasUnsent, unsentIn, type UnsentWork } from './unsent-work.ts'

/**
 * Every database of a person; the whole one and not its tables: what is only cleared can still be found on the disk. Where
 * changes lie in one that were never sent, signatures or bytes, these alone stay, for the same person to go on with (decisions.md, Sign-in).
 */
export const removeDesk = (userId: string): Promise<void> =>
  ofEach(userId, async (organizationId) => {
    const desk = new DeskDatabase(userId, organizationId)
    try {
      if (await hasUnsent(desk)) return await clearAllButUnsent(desk)
    } finally {
      desk.close()
    }
    await Dexie.delete(deskName(userId, organizationId))
  })

/** What was never sent too. */
export const discardDesk = (userId: string): Promise<void> =>
  ofEach(userId, (organizationId) => Dexie.delete(deskName(userId, organizationId)))

/** What the server does not have, in each organization in which a person has some. */
export async function countUnsent(userId: string): Promise<Map<string | undefined, UnsentWork>> {
  const counts = new Map<string | undefined, UnsentWork>()
  await ofEach(userId, async (organizationId) => {
    // As it lies there: opening it by its versions would make it anew where another tab has just taken it away.
    const desk = new Dexie(deskName(userId, organizationId))
    try {
      await desk.open()
      const work = unsentIn(await rowsOf<StoredCommand>(desk, 'commands'), await rowsOf<KeptSigning>(desk, 'signings'))
      if (countWork(work) > 0) counts.set(organizationId, work)
    } catch (error) {
      if (!(error instanceof Dexie.NoSuchDatabaseError)) throw error
    } finally {
      desk.close()
    }
  })
  return counts
}

/** An older version of the app had fewer tables. */
const rowsOf = async <T>(desk: Dexie, table: string): Promise<T[]> =>
  desk.tables.some(({ name }) => name === table) ? desk.table<T>(table).toArray() : []

/** Of everybody who worked on this device. */
export async function countAllUnsent(): Promise<UnsentWork> {
  const counts = await Promise.all((await listDesks()).map(countUnsent))
  return addWork(counts.flatMap((each) => [...each.values()]))
}

/** Whose databases lie on this device. */
export const listDesks = async (): Promise<string[]> => [...new Set((await listOwners()).map(({ userId }) => userId))]

async function ofEach(userId: string, run: (organizationId: string | undefined) => Promise<void>): Promise<void> {
  const own = (await listOwners()).filter((owner) => owner.userId === userId)
  for (const { organizationId } of own) await run(organizationId)
}

const listOwners = async () => (await Dexie.getDatabaseNames()).map(ownerOfDesk).filter((owner) => owner !== undefined)
