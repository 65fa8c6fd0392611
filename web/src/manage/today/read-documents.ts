import { DAY_MS } from '#shared/day.ts'
import { takesRequestedDocuments, arrivedOnRequest } from '#shared/document-request/document-request.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import { acceptsApplications } from '#shared/process/process.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readWithStatus } from '#web/manage/sync/commands/read-shown.ts'
import { unseenDocuments } from './seen-documents.ts'

/** What was asked for before this is no news, nor what comes to a process that was closed before. */
const NEWS_MS = 60 * DAY_MS

/** Applications with documents that came on request and that nobody has looked at here. */
export const readWithDocuments = watchedRead(
  async (
    database: ManagerDatabase,
    processes: readonly FeedRecords['process'][],
    now: number,
  ): Promise<FeedRecords['application'][]> => {
    const since = new Date(now - NEWS_MS).toISOString()
    const running = processes.filter((each) => acceptsApplications(each) || each.updatedAt > since)
    const ids = running.map(({ id }) => id)
    const chosen = await readWithStatus(database, 'application', ['accepted', 'offer_sent', 'offer_accepted'], ids)
    const arrived = new Map(
      chosen?.filter(takesRequestedDocuments).map((each) => [each, arrivedOnRequest(each, since)] as const),
    )
    const unseen = await unseenDocuments(database, [...arrived.values()].flat())
    return [...arrived].flatMap(([each, documents]) => (documents.some((id) => unseen.has(id)) ? [each] : []))
  },
)
