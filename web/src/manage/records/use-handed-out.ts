import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readSignings } from '#web/manage/storage/unsent-work.ts'
import { useManager, useSharedQuery } from './use-manager.ts'

/** What was read last, so that going from page to page does not wait for it. */
const known = new WeakMap<ManagerDatabase, string | null>()

/**
 * The protocol for whose signing this device was given to others: nothing else is shown until the manager has taken it back. Null
 * when it is in the manager's hands; undefined while that is read.
 */
export function useHandedOut(): string | null | undefined {
  const { database } = useManager()
  const signings = useSharedQuery(readSignings)
  if (!signings) return known.get(database)
  const handedOut = signings.find(({ isHandedOut }) => isHandedOut)?.protocolId ?? null
  known.set(database, handedOut)
  return handedOut
}
