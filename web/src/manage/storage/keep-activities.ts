import { type Activity, LOG_DAYS } from '#shared/activity/activity.ts'
import { DAY_MS } from '#shared/day.ts'
import type { ManagerDatabase } from './manager-database.ts'

/** Lines of the log, for as long as the server keeps them. @param now in milliseconds, as this device has it */
export async function keepActivities(database: Kept, lines: readonly Activity[], now: number): Promise<void> {
  await database.activities.bulkPut(lines)
  await forgetOldActivities(database, now)
}

export async function forgetOldActivities({ activities }: Kept, now: number): Promise<void> {
  const over = new Date(now - LOG_DAYS * DAY_MS).toISOString()
  await activities.filter(({ at }) => at < over).delete()
}

type Kept = Pick<ManagerDatabase, 'activities'>
