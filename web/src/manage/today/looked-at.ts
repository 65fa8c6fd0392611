import { useEffect } from 'react'
import { DAY_MS } from '#shared/day.ts'
import { useManager } from '#web/manage/records/use-manager.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

const keyOf = (processId: string) => `looked-at ${processId}`

/** Before this nobody who works here is told of what came: it is no news any more. */
const NEWS_MS = 30 * DAY_MS

/** This person looks at the applications of a process on this device, until they leave. */
export function useLookAt(processId: string): void {
  const { database } = useManager()
  useEffect(() => {
    const note = () => void database.lists.put({ key: keyOf(processId), readAt: Date.now() }).catch(() => undefined)
    note()
    return note
  }, [database, processId])
}

/** Since when what came is new, by process, as ISO text; and whether that is since the person looked at it. */
export async function lookedAt(
  { lists }: ManagerDatabase,
  processIds: readonly string[],
  now: number,
): Promise<Map<string, { since: string; hasLooked: boolean }>> {
  const looks = await lists.bulkGet(processIds.map(keyOf))
  return new Map(
    processIds.map((id, at) => {
      const [looked, news] = [looks[at]?.readAt ?? 0, now - NEWS_MS]
      return [id, { since: new Date(Math.max(looked, news)).toISOString(), hasLooked: looked >= news }]
    }),
  )
}
