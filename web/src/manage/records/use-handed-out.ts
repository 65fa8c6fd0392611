import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { useDatabaseQuery, useManager } from './use-manager.ts'

/** What was read last, so that going from page to page does not wait for it. */
const known = new WeakMap<ManagerDatabase, { protocolId: string | null }>()

/**
 * The protocol for whose signing this device was given to others: nothing else is shown until the manager has taken it back. Null
 * when it is in the manager's hands; undefined while that is read.
 */
export function useHandedOut(): string | null | undefined {
  const { database } = useManager()
  const read = useDatabaseQuery(async (database) => {
    const signings = await database.signings.toArray()
    const found = { protocolId: signings.find(({ isHandedOut }) => isHandedOut)?.protocolId ?? null }
    known.set(database, found)
    return found
  }, [])
  return (read ?? known.get(database))?.protocolId
}
