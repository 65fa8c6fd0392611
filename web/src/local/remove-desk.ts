import Dexie from 'dexie'
import { DESK_PREFIX, DeskDatabase } from './desk-database.ts'
import { clearAllButUnsent, hasUnsent } from './unsent-work.ts'

/**
 * The whole database and not its tables: what is only cleared can still be found on the disk. Where changes lie in it that
 * were never sent, or bytes, these alone stay, for the same person to go on with (decisions.md, Sign-in).
 */
export async function removeDesk(userId: string): Promise<void> {
  if (await Dexie.exists(DESK_PREFIX + userId)) {
    const desk = new DeskDatabase(userId)
    try {
      if (await hasUnsent(desk)) return await clearAllButUnsent(desk)
    } finally {
      desk.close()
    }
  }
  await Dexie.delete(DESK_PREFIX + userId)
}

/** What was never sent too. */
export const discardDesk = (userId: string): Promise<void> => Dexie.delete(DESK_PREFIX + userId)

/** Whose databases lie on this device. */
export const listDesks = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames())
    .filter((name) => name.startsWith(DESK_PREFIX))
    .map((name) => name.slice(DESK_PREFIX.length))
