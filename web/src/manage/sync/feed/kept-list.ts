import type { StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { type ListOf, listRecords, listWritten } from '#web/manage/storage/stored-records.ts'

/** A list as it was read last. A record that was not written since is the same object, and without a change so is the list. */
export interface KeptList {
  database: ManagerDatabase
  of: ListOf
  /** By key, and in the order of the keys. */
  records: ReadonlyMap<string, StoredRecord>
  rows: StoredRecord['row'][]
  /** Up to this place in the order of writing everything was read. */
  upTo: number
  /** Whether something was taken away meanwhile was not looked at: to be read once more, soon. */
  isUnchecked?: boolean
}

/** Taken from the database in one go: on a slow phone a hundred keep the main thread for some 20 ms. */
const READ = 100
/** To count more takes the browser longer than somebody should wait for a change: with 100,000 almost a second. */
const QUICKLY_COUNTED = 5_000

/**
 * Reads what was written since, instead of everything. What was read holds whatever is there now, as long as each record has its
 * place in the order of writing; so if it has as many, it is what is there. If not, something was taken away, or was written by an
 * older version of the app, and the whole is read. In a long list what was written since is told first, and this looked at after it.
 * @param quickly of how many records it is looked at at once
 */
export const readList = (
  database: ManagerDatabase,
  of: ListOf,
  before: KeptList | undefined,
  quickly = QUICKLY_COUNTED,
): Promise<KeptList> =>
  database.transaction('r', database.records(of.generation), async () => {
    const kept = before && isOf(before, database, of) ? before : { database, of, records: new Map(), rows: [], upTo: 0 }
    const { parentId } = of
    if (parentId === undefined) return readWhole(database, of, kept)
    const next = await readOn(database, { ...of, parentId }, kept)
    if (next !== kept && next.records.size > quickly) return { ...next, isUnchecked: true }
    const checked = next.isUnchecked ? { ...next, isUnchecked: false } : next
    return (await isWhole(database, { ...of, parentId }, next)) ? checked : readWhole(database, of, checked)
  })

const isOf = (list: KeptList, database: ManagerDatabase, { generation, entity, parentId }: ListOf) =>
  list.database === database &&
  list.of.generation === generation &&
  list.of.entity === entity &&
  list.of.parentId === parentId

async function readOn(database: ManagerDatabase, of: ListOf & { parentId: string }, kept: KeptList): Promise<KeptList> {
  const written: StoredRecord[] = []
  for (;;) {
    const after = written.at(-1)?.n ?? kept.upTo
    const some = await listWritten(database, of, after).limit(READ).toArray()
    written.push(...some)
    if (some.length < READ) return withWritten(kept, written)
  }
}

function withWritten(kept: KeptList, written: readonly StoredRecord[]): KeptList {
  if (written.length === 0) return kept
  const records = new Map(kept.records)
  for (const record of written) records.set(record.key, record)
  const ordered = records.size === kept.records.size ? records : inOrderOfKeys(records)
  return listOf(kept, ordered, written.at(-1)?.n ?? kept.upTo)
}

const inOrderOfKeys = (records: ReadonlyMap<string, StoredRecord>) =>
  new Map([...records].toSorted(([a], [b]) => (a < b ? -1 : 1)))

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
  return listOf(kept, inOrderOfKeys(records), lastOf(found))
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
