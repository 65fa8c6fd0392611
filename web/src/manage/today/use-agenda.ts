import type { FeedRecords } from '#shared/feed/feed.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useDatabaseQuery } from '#web/manage/records/use-manager.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { countUndecided, readRecords, readWithStatus } from '#web/manage/sync/commands/read-shown.ts'
import { type Coming, comingUp } from './agenda.ts'
import { lookedAt } from './looked-at.ts'

/** What asks for the person, beside what waits for a decision. */
export interface Agenda {
  arrived: { process: Shown<'process'>; count: number }[]
  /** Those of each process that have an offer, and have not answered it. */
  offered: { process: Shown<'process'>; applications: FeedRecords['application'][] }[]
  coming: Coming[]
}

/** Undefined while it is read. */
export function useAgenda(): Agenda | undefined {
  const today = useToday()
  return useDatabaseQuery(
    async (database): Promise<Agenda | undefined> => {
      const [properties = [], processes = [], residents = [], drafts = [], offered = []] = [
        await readRecords(database, 'property'),
        await readRecords(database, 'process'),
        await readRecords(database, 'resident'),
        await readWithStatus(database, 'protocol', 'draft'),
        await readWithStatus(database, 'application', 'offer_sent'),
      ]
      const open = processes.filter(acceptsApplications)
      const since = await lookedAt(
        database,
        open.map(({ id }) => id),
        Date.now(),
      )
      const counts = await countUndecided(database, since)
      const offeredIn = Map.groupBy(
        offered.filter(({ withdrawnAt }) => !withdrawnAt),
        ({ processId }) => processId,
      )
      return {
        arrived: open
          .map((process) => ({ process, count: counts.get(process.id) ?? 0 }))
          .filter(({ count }) => count > 0)
          .toSorted((a, b) => b.count - a.count),
        offered: processes.flatMap((process) => {
          const applications = offeredIn.get(process.id)
          return applications ? [{ process, applications }] : []
        }),
        coming: comingUp({ properties, residents, processes, drafts }, today),
      }
    },
    [today],
  )
}
