import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { pendingEffects, readable, readCommands } from './read-shown.ts'

/** Taken from the database in one go: on a slow phone a hundred keep the main thread for some 20 ms. */
const SLICE = 100

/**
 * Every record of a kind as the device shows it, slice by slice: for whoever goes through all of them while somebody types. What
 * was made here and is not confirmed comes last.
 */
export async function* readSlices<E extends Entity>(
  database: ManagerDatabase,
  entity: E,
): AsyncGenerator<FeedRecords[E][]> {
  const shown = await readShown(database)
  if (!shown) return
  const effects = await pendingEffects(database, shown.generation, await readCommands(database))
  const changed = new Map([...effects.values()].filter((each) => each.entity === entity).map((each) => [each.id, each]))
  for (let after = `${entity}:`; ; ) {
    // Of this kind alone: the next sign after the colon ends its keys.
    const keys = database.records(shown.generation).where('key').between(after, `${entity};`, false, false)
    const slice = await keys.limit(SLICE).toArray()
    const rows = slice.flatMap((record) => readable(record) ?? []) as FeedRecords[E][] // of this entity
    yield rows.filter(({ id }) => !changed.has(id))
    const last = slice.at(-1)
    if (!last || slice.length < SLICE) break
    after = last.key
  }
  yield [...changed.values()].flatMap(({ row }) => row ?? []) as FeedRecords[E][]
}
