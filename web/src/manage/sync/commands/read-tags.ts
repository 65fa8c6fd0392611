import { distinctTags } from '#shared/application/manager/marks.ts'
import type { FeedRecords } from '#shared/feed/feed.ts'
import type { Generation } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { countTagged, listTags } from '#web/manage/storage/stored-records.ts'
import { keyOf, readOfShown } from '#web/manage/sync/feed/stored-feed.ts'
import { pendingEffects, readable, readCommands } from './read-shown.ts'

type Tagged = Pick<FeedRecords['application'], 'tags'> | null

/**
 * The tags that applications on this device carry, each once in whatever case, in the order of the alphabet: by the index alone, put
 * right by what was done here. One that nobody carries any more is gone.
 */
export const readTags = async (database: ManagerDatabase): Promise<string[]> =>
  (await readOfShown(database, ({ generation }) => tagsOf(database, generation))) ?? []

async function tagsOf(database: ManagerDatabase, generation: Generation): Promise<string[]> {
  const effects = await pendingEffects(database, generation, await readCommands(database))
  const stored = await listTags(database, generation)
  const changed = [...effects.values()].filter(({ entity }) => entity === 'application')
  const before = await database.records(generation).bulkGet(changed.map(({ id }) => keyOf('application', id)))
  const added: string[] = []
  const taken = new Map<string, number>()
  for (const [at, { row }] of changed.entries()) {
    const now = (row as Tagged)?.tags ?? []
    const then = (readable(before[at]) as Tagged)?.tags ?? []
    added.push(...now)
    for (const tag of then) if (!now.includes(tag)) taken.set(tag, (taken.get(tag) ?? 0) + 1)
  }
  const gone = new Set<string>()
  for (const [tag, by] of taken) if ((await countTagged(database, generation, tag)) <= by) gone.add(tag)
  return distinctTags([...stored.filter((tag) => !gone.has(tag)), ...added])
}
