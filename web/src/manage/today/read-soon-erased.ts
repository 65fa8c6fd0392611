import type { CalendarDate } from '#shared/dates.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { processesWithSettled, readSettled } from '#web/manage/sync/commands/read-settled.ts'
import { madeUntil, type SoonErased, soonErased } from './soon-erased.ts'

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
    return soonErased(await readSettled(database, madeUntil(kept, today)), of.resident, kept, today)
  },
)
