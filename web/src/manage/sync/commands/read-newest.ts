import type { FeedRecords } from '#shared/feed/feed.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/application/status.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { listWithStatus } from '#web/manage/storage/stored-records.ts'
import { withEffects } from '#web/manage/sync/effects/effects.ts'
import { keyOf, readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { marked, marksOf, pendingEffects, readable, readCommands, type Shown } from './read-shown.ts'

/** More than a screen shows; each status is asked for as many. */
export const NEWEST = 40

export interface Newest {
  /** The newest first. */
  rows: Shown<'application'>[]
  /** How many come after them, by the index: right as soon as what was done here has arrived. */
  rest: number
}

/**
 * The newest applications of a process by the index, without reading the others: in one go, so that no write which waits for who reads
 * them all comes in between. Undefined before anything was read.
 * @param status only those
 */
export const readNewest = (database: ManagerDatabase, processId: string, status: ApplicationStatus | 'all') =>
  database.transaction('r', database.changeTables, async (): Promise<Newest | undefined> => {
    const shown = await readShown(database)
    if (!shown) return undefined
    const { generation } = shown
    const statuses = status === 'all' ? applicationStatuses : [status]
    const lists = statuses.map((each) => {
      const of = { generation, entity: 'application', status: each, parentId: processId }
      return Promise.all([
        listWithStatus(database, of).count(),
        listWithStatus(database, of).reverse().limit(NEWEST).toArray(),
      ])
    })
    const found = await Promise.all(lists)
    const count = found.reduce((sum, [each]) => sum + each, 0)
    const records = found.flatMap(([, each]) => each)
    const stored = records.flatMap((each) => readable(each) ?? []) as FeedRecords['application'][] // under its name
    const commands = await readCommands(database)
    const effects = await pendingEffects(database, generation, commands)
    const marks = marksOf(commands, effects)
    const rows = [...withEffects('application', processId, stored, effects).values()]
      .filter((row) => statuses.includes(row.status))
      .toSorted((a, b) => (`${b.createdAt} ${b.id}` < `${a.createdAt} ${a.id}` ? -1 : 1))
      .slice(0, NEWEST)
      .map((row) => marked<'application'>(row, marks.get(keyOf('application', row.id))))
    return { rows, rest: Math.max(0, count - rows.length) }
  })
