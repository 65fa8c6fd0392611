import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { type ListOf, listRecords, listWritten } from '#web/manage/storage/stored-records.ts'

/** A list as it was read last. A record that was not written since is the same object, and without a change so is the list. */
export interface KeptList {
  database: ManagerDatabase
  of: ListOf
  /** By key, and in the order of the keys; of those that come by thousands, in the order in which they were made. */
  records: ReadonlyMap<string, StoredRecord>
  rows: StoredRecord['row'][]
  /** Up to this place in the order of writing everything was read. */
  upTo: number
  /** Whether something was taken away meanwhile was not looked at: to be read once more, soon. */
  isUnchecked?: boolean
}

/** Taken from the database in one go: on a slow phone a hundred keep the main thread for some 20 ms. */
const READ = 100
/** Read within one transaction: what comes is written down between one and the next, and nobody waits for it until all is read. */
const READS_AT_ONCE = 20
/** To count more takes the browser longer than somebody should wait for a change: with 100,000 almost a second. */
const QUICKLY_COUNTED = 5_000

/**
 * Reads what was written since, instead of everything. What was read holds whatever is there now, as long as each record has its
 * place in the order of writing; so if it has as many, it is what is there. If not, something was taken away, or was written by an
 * older version of the app, and the whole is read. In a long list what was written since is told first, and this looked at after it.
 * @param quickly of how many records it is looked at at once
 */
export const readList = watchedRead(
  async (
    database: ManagerDatabase,
    of: ListOf,
    before: KeptList | undefined,
    quickly: number = QUICKLY_COUNTED,
  ): Promise<KeptList> => {
    const kept = before && isOf(before, database, of) ? before : { database, of, records: new Map(), rows: [], upTo: 0 }
    const { parentId } = of
    const written: StoredRecord[] = []
    for (;;) {
      const list = await database.transaction('r', database.records(of.generation), async () => {
        if (parentId === undefined) return readWhole(database, of, kept)
        if (!(await readOn(database, { ...of, parentId }, kept, written))) return undefined
        const next = withWritten(kept, written)
        if (next !== kept && next.records.size > quickly) return { ...next, isUnchecked: true }
        const checked = next.isUnchecked ? { ...next, isUnchecked: false } : next
        return (await isWhole(database, { ...of, parentId }, next)) ? checked : readWhole(database, of, checked)
      })
      if (list) return list
    }
  },
)

const isOf = (list: KeptList, database: ManagerDatabase, { generation, entity, parentId }: ListOf) =>
  list.database === database &&
  list.of.generation === generation &&
  list.of.entity === entity &&
  list.of.parentId === parentId

/** Adds what was written since, up to a piece of it. @returns whether that was all */
async function readOn(
  database: ManagerDatabase,
  of: ListOf & { parentId: string },
  { upTo }: KeptList,
  written: StoredRecord[],
): Promise<boolean> {
  for (let reads = 0; reads < READS_AT_ONCE; reads += 1) {
    const some = await listWritten(database, of, written.at(-1)?.n ?? upTo)
      .limit(READ)
      .toArray()
    written.push(...some)
    if (some.length < READ) return true
  }
  return false
}

function withWritten(kept: KeptList, written: readonly StoredRecord[]): KeptList {
  if (written.length === 0) return kept
  const records = new Map(kept.records)
  for (const record of written) records.set(record.key, record)
  const ordered = records.size === kept.records.size ? records : inOrderOfTime(records)
  return listOf(kept, ordered, written.at(-1)?.n ?? kept.upTo)
}

const inOrderOfTime = (records: ReadonlyMap<string, StoredRecord>) =>
  new Map(
    [...records].toSorted(([a, one], [b, other]) => {
      const [earlier, later] = [madeAt(one), madeAt(other)]
      return earlier < later || (earlier === later && a < b) ? -1 : 1
    }),
  )

/** Who shows the newest of thousands first has little left to put in order. */
const madeAt = ({ entity, row }: StoredRecord) =>
  entity === 'application' ? ((row as { createdAt?: string } | null)?.createdAt ?? '') : ''

async function isWhole(
  database: ManagerDatabase,
  of: ListOf & { parentId: string },
  { records }: KeptList,
): Promise<boolean> {
  const [all, ordered] = await Promise.all([listRecords(database, of).count(), listWritten(database, of, 0).count()])
  return all === records.size && ordered === records.size
}

async function readWhole(database: ManagerDatabase, of: ListOf, kept: KeptList): Promise<KeptList> {
  const found = await listRecords(database, of).toArray()
  const records = new Map(found.map((record) => [record.key, sameOr(kept.records.get(record.key), record)]))
  if (records.size === kept.records.size && [...records].every(([key, record]) => kept.records.get(key) === record)) {
    return kept
  }
  return listOf(kept, inOrderOfTime(records), lastOf(found))
}

/** At its place in the order of writing a record never changes. */
const sameOr = (old: StoredRecord | undefined, record: StoredRecord) =>
  old?.n !== undefined && old.n === record.n ? old : record

const lastOf = (records: readonly StoredRecord[]) => records.reduce((last, { n = 0 }) => Math.max(last, n), 0)

const listOf = ({ database, of }: KeptList, records: ReadonlyMap<string, StoredRecord>, upTo: number): KeptList => ({
  database,
  of,
  records,
  rows: [...records.values()].map(({ row }) => row),
  upTo,
})
