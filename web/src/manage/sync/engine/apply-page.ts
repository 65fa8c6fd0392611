import type { Digest, PullAnswer } from '#shared/feed/contract.ts'
import { type Feed, type FeedPosition, otherGeneration, type StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { RecordTable } from '#web/manage/storage/stored-records.ts'
import { forgetRefused } from '#web/manage/sync/commands/as-erased.ts'
import type { ReadChange } from '#web/manage/sync/feed/read-changes.ts'
import {
  changeDigest,
  changesOf,
  inOrder,
  isSameDigest,
  readFeed,
  readShown,
} from '#web/manage/sync/feed/stored-feed.ts'
import { tidyFiles } from '#web/manage/sync/files/tidy-files.ts'
import { forgetErased, forgetWhatIsMissing } from './forget-erased.ts'

/** Records that are looked for in one go. */
const LOOKED_FOR = 20

/** What was asked for: a page that follows from anything else is of no use any more. */
interface Asked {
  into: FeedPosition['into']
  cursor: string | undefined
  /** The number of the pull. */
  pull: number
}

/** `stale`: another tab has pulled meanwhile. `differs`: what lies here is not what the server has, and is read anew. */
export type Applied = 'stale' | 'more' | 'complete' | 'differs'

interface AskedPage {
  page: PullAnswer
  changes: ReadChange[]
  asked: Asked
  /** Something may have been removed: by this page, or while this device was away for so long that it reads everything anew. */
  isAnyGone: boolean
  now: number
}

/** Writes down a page, and how far it goes, in one transaction. */
export const applyPage = (
  database: ManagerDatabase,
  { page, changes, asked, now, isAnyGone }: AskedPage,
): Promise<Applied> =>
  database.transaction(
    'rw',
    [
      database.recordsA,
      database.recordsB,
      database.feed,
      database.files,
      database.noteDrafts,
      database.activities,
      // As a rule nothing that was done here waits for this.
      ...(isAnyGone ? [database.commands] : []),
    ],
    async () => {
      const [before, shown] = [await readFeed(database), await readShown(database)]
      const asking = before.filling ?? before.active
      if (asking.into !== asked.into || asking.cursor !== asked.cursor) return 'stale'
      const isComplete = shown?.isComplete === true
      const isAnew = page.reset && asked.cursor !== undefined
      const position = isAnew ? await startAnew(database, before, isComplete) : asking
      const { digest, writes } = await putChanges(database.records(position.into), changes, {
        ...before,
        ...position,
        ahead: aheadOf(before, asked.pull),
      })
      const feed: Feed = { ...before, writes }
      const next: FeedPosition = { into: position.into, cursor: page.cursor, digest }
      await forgetErased(database, changes)
      const isFilling = next.into !== feed.active.into
      // At once: who breaks off between two pages does not come here again for these. What was never whole tells nothing of what is gone.
      if (isAnyGone && isComplete && !isFilling) await forgetRefused(database, next.into, now)
      if (page.more) {
        await database.feed.put(isFilling ? { ...feed, filling: next } : { ...feed, active: next, filling: undefined })
        if (!shown) await database.feed.put({ key: 'shown', generation: next.into, isComplete: false })
        return 'more'
      }
      if (isFilling) await database.records(feed.active.into).clear()
      if (isFilling) await forgetWhatIsMissing(database, database.records(next.into))
      if (!isComplete || isFilling) await database.feed.put({ key: 'shown', generation: next.into, isComplete: true })
      await tidyFiles(database, next.into)
      if (isAnyGone && isFilling) await forgetRefused(database, next.into, now)
      const { untold, isContradicted } = await forgetTold(database.records(next.into), feed, asked.pull)
      const isSame = !isContradicted && (!page.digest || isSameDigest(next.digest, page.digest))
      // What was read anew a moment ago is not read anew again at once, whatever is wrong.
      const differs = !isFilling && isComplete && !isSame
      const complete: Feed = {
        ...feed,
        active: next,
        filling: differs ? await emptyGeneration(database, otherGeneration(next.into)) : undefined,
        lastPullAt: now,
        failure: undefined,
        failingSince: undefined,
        pullsSinceDigest: page.digest ? 0 : feed.pullsSinceDigest + 1,
        untold,
      }
      await database.feed.put(complete)
      return differs ? 'differs' : 'complete'
    },
  )

/** The server begins anew: beside what is shown, or in its place while that was never whole. */
const startAnew = (database: ManagerDatabase, { active }: Feed, isComplete: boolean) =>
  emptyGeneration(database, isComplete ? otherGeneration(active.into) : active.into)

async function emptyGeneration(database: ManagerDatabase, into: FeedPosition['into']): Promise<FeedPosition> {
  await database.records(into).clear()
  return { into, digest: {} }
}

/** @returns the digest with them, and the last place in the order of writing */
async function putChanges(
  table: RecordTable,
  changes: ReadChange[],
  before: { digest: Digest; writes?: number; ahead: ReadonlySet<string> },
) {
  let { digest } = before
  const stored = new Map<string, StoredRecord>()
  for (const slice of slices(changes, LOOKED_FOR)) {
    for (const old of await table.bulkGet(slice.map(({ key }) => key))) if (old) stored.set(old.key, old)
  }
  const gone = new Set<string>()
  const put = new Map<string, StoredRecord>()
  for (const { key, seq, h, record } of changes) {
    const old = stored.get(key)
    if (old && BigInt(seq) < BigInt(old.seq)) continue
    const [entity = ''] = key.split(':')
    if (old?.h !== undefined) digest = changeDigest(digest, entity, { h: old.h, by: -1 })
    if (record) {
      digest = changeDigest(digest, entity, { h, by: 1 })
      const kept = before.ahead.has(key) ? mergeWith(old, record) : record
      stored.set(key, kept)
      put.set(key, kept)
      gone.delete(key)
    } else {
      stored.delete(key)
      put.delete(key)
      gone.add(key)
    }
  }
  await table.bulkDelete([...gone])
  const { records, writes } = inOrder(before, [...put.values()])
  await table.bulkPut(records) // a few at a time, as `smallWrites` has it
  return { digest, writes }
}

/** Looking for a whole page in one go keeps the main thread for longer than somebody who types should wait. */
function* slices<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

/** What answers told after this pull was asked for. Of all else the feed knows more, also of what begins anew under an id that was gone. */
const aheadOf = ({ untold }: Feed, pull: number): ReadonlySet<string> =>
  new Set(untold.filter((each) => each.pull >= pull).map(({ key }) => key))

/** The answer to a change may have been ahead of the feed, which then only says where the record stands in it. */
function mergeWith(old: StoredRecord | undefined, record: StoredRecord): StoredRecord {
  const isAhead = old !== undefined && (old.row === null || changesOf(old.row) > changesOf(record.row))
  const { seq, h } = record
  return isAhead ? { ...old, seq, ...(h !== undefined && { h }) } : record
}

/**
 * What the answers to changes brought, and a complete pull after them did not: it is not there (any more). What they took away and
 * the feed still has was begun anew before the answer came: its content is read anew.
 */
async function forgetTold(table: RecordTable, { untold }: Feed, pull: number) {
  const due = untold.filter((each) => each.pull < pull).map(({ key }) => key)
  const records = (await table.bulkGet(due)).filter((record) => record !== undefined)
  await table.bulkDelete(records.flatMap(({ key, h }) => (h === undefined ? [key] : [])))
  return {
    untold: untold.filter((each) => each.pull >= pull),
    isContradicted: records.some(({ row, h }) => row === null && h !== undefined),
  }
}
