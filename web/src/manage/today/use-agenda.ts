import type { FeedRecords } from '#shared/feed/feed.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { useDatabaseQuery, useManager } from '#web/manage/records/use-manager.ts'
import { useToday } from '#web/manage/records/use-today.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { countByParent, countUndecided, readRecords, readWithStatus } from '#web/manage/sync/commands/read-shown.ts'
import { type Coming, comingUp, forgotten, movesSoon } from './agenda.ts'
import { lookedAt } from './looked-at.ts'
import { readWithDocuments } from './read-documents.ts'
import { readOldProtocols } from './read-old-protocols.ts'
import { readSoonErased } from './read-soon-erased.ts'
import { type OfHomeSoonErased, ofHomesSoonErased, type SoonErased } from './soon-erased.ts'

/** What asks for the person, beside changes of their own that need a decision. */
export interface Agenda {
  /** Which wait for a decision, by process: those with new ones first. */
  undecided: Undecided[]
  /** Those of each process that have an offer, and have not answered it. */
  offered: { process: Shown<'process'>; applications: FeedRecords['application'][] }[]
  /** Those of each process whose documents came on request. */
  sent: { process: Shown<'process'>; applications: FeedRecords['application'][] }[]
  coming: Coming[]
  /** Handovers of long ago that nobody signed. */
  forgotten: FeedRecords['protocol'][]
  /** Of every home: many have the same name. */
  addresses: ReadonlyMap<string, string>
  erased: SoonErased[]
  /** Who lived in a home. */
  erasedResidents: OfHomeSoonErased[]
  erasedProtocols: OfHomeSoonErased[]
}

export interface Undecided {
  process: Shown<'process'>
  /** `new` is counted since the person looked at them last if `hasLooked`, and else since they are no news any more. */
  count: { all: number; new: number }
  hasLooked: boolean
}

/** Undefined while it is read. */
export function useAgenda(): Agenda | undefined {
  const today = useToday()
  const { organizationId } = useManager()
  return useDatabaseQuery(
    async (database): Promise<Agenda | undefined> => {
      const [properties = [], processes = [], residents = [], drafts = [], offered = []] = [
        await readRecords(database, 'property'),
        await readRecords(database, 'process'),
        await readRecords(database, 'resident'),
        await readWithStatus(database, 'protocol', ['draft']),
        await readWithStatus(database, 'application', ['offer_sent']),
      ]
      const open = processes.filter(acceptsApplications)
      const looked = await lookedAt(
        database,
        open.map(({ id }) => id),
        Date.now(),
      )
      const arrived = await countUndecided(database, new Map([...looked].map(([id, { since }]) => [id, since])))
      const undecided = await countUndecided(database, new Map(open.map(({ id }) => [id, ''])))
      const sent = await readWithDocuments(database, processes, Date.now())
      const moving = residents.filter((each) => movesSoon(each, today)).map(({ propertyId }) => propertyId)
      const isUsed = ((await countByParent(database, 'protocol'))?.size ?? 0) > 0
      const signed = isUsed
        ? ((await readWithStatus(database, 'protocol', ['signed'], [...new Set(moving)])) ?? [])
        : undefined
      const of = { property: properties, process: processes, resident: residents }
      const erased = await readSoonErased(database, of, organizationId, today)
      const homes = new Map(properties.map((each) => [each.id, each]))
      return {
        undecided: open
          .map((process) => ({
            process,
            count: { all: undecided.get(process.id) ?? 0, new: arrived.get(process.id) ?? 0 },
            hasLooked: looked.get(process.id)?.hasLooked ?? false,
          }))
          .filter(({ count }) => count.all > 0)
          .toSorted((a, b) => b.count.new - a.count.new || b.count.all - a.count.all),
        offered: byProcess(
          processes,
          offered.filter(({ withdrawnAt }) => !withdrawnAt),
        ),
        sent: byProcess(processes, sent),
        coming: comingUp({ properties, residents, processes, drafts, signed }, today),
        forgotten: forgotten(drafts, today),
        addresses: new Map(properties.map(({ id, address }) => [id, address])),
        erased,
        erasedResidents: ofHomesSoonErased(residents, homes, today),
        erasedProtocols: ofHomesSoonErased(await readOldProtocols(database, properties, today), homes, today),
      }
    },
    [today, organizationId],
  )
}

function byProcess(processes: readonly Shown<'process'>[], applications: readonly FeedRecords['application'][]) {
  const inProcess = Map.groupBy(applications, ({ processId }) => processId)
  return processes.flatMap((process) => {
    const found = inProcess.get(process.id)
    return found ? [{ process, applications: found }] : []
  })
}
