import { type CalendarDate, afterDays } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { TOLD_AHEAD_DAYS } from '#shared/policy/retention.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { countUnanswered, processesWithSettled, readSettled } from '#web/manage/sync/commands/read-settled.ts'
import { byDay, madeUntil, type SoonErased, soonErased } from './soon-erased.ts'

type Of = { [E in 'property' | 'process' | 'resident']: readonly FeedRecords[E][] }

/** Nothing is said before it is known on this device how long the organization keeps them. */
export const readSoonErased = watchedRead(
  async (
    database: ManagerDatabase,
    of: Of,
    organizationId: string | null,
    today: CalendarDate,
  ): Promise<SoonErased[]> => {
    const organization = organizationId === null ? undefined : await database.organizations.get(organizationId)
    if (!organization) return []
    const withSettled = await processesWithSettled(database)
    const kept = {
      processes: of.process.filter((each) => !acceptsApplications(each) && withSettled.has(each.id)),
      properties: new Map(of.property.map((each) => [each.id, each])),
      chosenDays: organization.retentionDays,
    }
    const settled = soonErased(await readSettled(database, madeUntil(kept, today)), of.resident, kept, today)
    return [...settled, ...(await readUnanswered(database, of.process, kept.properties, today))].toSorted(byDay)
  },
)

/** Of whom the server says from which day on they are erased, if nobody answers them before. */
async function readUnanswered(
  database: ManagerDatabase,
  processes: Of['process'],
  properties: ReadonlyMap<string, FeedRecords['property']>,
  today: CalendarDate,
): Promise<SoonErased[]> {
  const last = afterDays(today, TOLD_AHEAD_DAYS)
  // What an earlier version read does not say.
  const due = processes.filter(({ erasesOn }) => erasesOn && erasesOn >= today && erasesOn <= last)
  const counts = await countUnanswered(
    database,
    due.map(({ id }) => id),
  )
  return due.flatMap(({ id: processId, propertyId, erasesOn }) => {
    const [property, count = 0] = [properties.get(propertyId), counts.get(processId)]
    if (!property || !erasesOn || count === 0) return []
    return [{ processId, property, count, from: erasesOn, isOneDay: false, isUnanswered: true }]
  })
}
