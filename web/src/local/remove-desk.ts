import Dexie from 'dexie'
import { DeskDatabase, deskName, ownerOfDesk } from './desk-database.ts'
import { clearAllButUnsent, hasUnsent } from './unsent-work.ts'

/**
 * Every database of a person; the whole one and not its tables: what is only cleared can still be found on the disk. Where
 * changes lie in one that were never sent, or bytes, these alone stay, for the same person to go on with (decisions.md, Sign-in).
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

/** Changes that the server has not confirmed, in each organization in which a person has some. */
export async function countUnsent(userId: string): Promise<Map<string | undefined, number>> {
  const counts = new Map<string | undefined, number>()
  await ofEach(userId, async (organizationId) => {
    // As it lies there: opening it by its versions would make it anew where another tab has just taken it away.
    const desk = new Dexie(deskName(userId, organizationId))
    try {
      await desk.open()
      const count = await desk.table('commands').count()
      if (count > 0) counts.set(organizationId, count)
    } catch (error) {
      if (!(error instanceof Dexie.NoSuchDatabaseError)) throw error
    } finally {
      desk.close()
    }
  })
  return counts
}

/** Of everybody who worked on this device. */
export async function countAllUnsent(): Promise<number> {
  const counts = await Promise.all((await listDesks()).map(countUnsent))
  return counts.flatMap((each) => [...each.values()]).reduce((sum, count) => sum + count, 0)
}

/** Whose databases lie on this device. */
export const listDesks = async (): Promise<string[]> => [...new Set((await listOwners()).map(({ userId }) => userId))]

async function ofEach(userId: string, run: (organizationId: string | undefined) => Promise<void>): Promise<void> {
  const own = (await listOwners()).filter((owner) => owner.userId === userId)
  for (const { organizationId } of own) await run(organizationId)
}

const listOwners = async () => (await Dexie.getDatabaseNames()).map(ownerOfDesk).filter((owner) => owner !== undefined)
