import type { CalendarDate } from '#shared/dates.ts'
import { DAY_MS } from '#shared/day.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { protocolDays, TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readBegunBefore } from '#web/manage/sync/commands/read-recent.ts'

/** A protocol is begun this long after its handover at most, or nobody is told here that it is erased. */
const BEGUN_LATER_DAYS = 90

/** Protocols of handovers that are so old that they may be erased soon: of the others none has to be read. */
export async function readOldProtocols(
  database: ManagerDatabase,
  properties: readonly Pick<FeedRecords['property'], 'country' | 'organizationId'>[],
  today: CalendarDate,
): Promise<FeedRecords['protocol'][]> {
  const days: number[] = []
  for (const { country, organizationId } of properties) {
    const organization = await database.organizations.get(organizationId)
    if (organization) days.push(protocolDays(organization.residentDays, country))
  }
  if (days.length === 0) return []
  const ago = Math.min(...days) - TENANCY_NOTICE_DAYS - BEGUN_LATER_DAYS
  return readBegunBefore(database, Date.parse(today) - ago * DAY_MS)
}
