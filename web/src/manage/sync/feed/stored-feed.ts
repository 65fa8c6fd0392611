import * as z from 'zod/mini'
import type { Digest } from '#shared/feed/contract.ts'
import { entities } from '#shared/feed/feed.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { Feed, ShownFeed, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { noteFirstRead } from '#web/manage/storage/read-turns.ts'

/** How far this device is with the feed; at its beginning when nothing was ever read. */
export async function readFeed({ feed }: ManagerDatabase): Promise<Feed> {
  const row = await feed.get('feed')
  return row?.key === 'feed'
    ? row
    : { key: 'feed', active: { into: 'A', digest: {} }, pullsSinceDigest: 0, pulls: 0, untold: [] }
}

/** Undefined before the first page. */
export async function readShown({ feed }: ManagerDatabase): Promise<ShownFeed | undefined> {
  const row = await feed.get('shown')
  const shown = row?.key === 'shown' ? row : undefined
  if (shown) noteFirstRead(!shown.isComplete)
  return shown
}

/**
 * Reads of what is shown; undefined before the first page. A device that has read everything anew shows the other generation from one
 * moment to the next, and empties the one before: what is read across that moment would seem to be gone, and is read again.
 */
export const readOfShown = watchedRead(
  async <T>(database: ManagerDatabase, read: (shown: ShownFeed) => Promise<T>): Promise<T | undefined> => {
    for (;;) {
      const shown = await readShown(database)
      if (!shown) return undefined
      const found = await read(shown)
      if ((await readShown(database))?.generation === shown.generation) return found
    }
  },
)

export const keyOf = (entity: string, id: string) => `${entity}:${id}`

/** Gives each its place in the order of what is written here. What comes back of the feed is to be kept with them. */
export const inOrder = <R extends Pick<StoredRecord, 'n'>>(
  { writes = 0 }: Pick<Feed, 'writes'>,
  records: readonly R[],
) => ({
  records: records.map((record, at) => ({ ...record, n: writes + at + 1 })),
  writes: writes + records.length,
})

const versioned = z.looseObject({ version: z.number(), marksVersion: z.catch(z._default(z.number(), 0), 0) })

/** Of a record as it lies here; 0 for one without versions. */
export function versionOf(row: unknown): number {
  const { data } = versioned.safeParse(row)
  return data?.version ?? 0
}

/** How many changes a record has seen, marks among them: of two copies the one with more is the newer. */
export function changesOf(row: unknown): number {
  const { data } = versioned.safeParse(row)
  return data ? data.version + data.marksVersion : 0
}

const none = { n: 0, x: '0' }

/** The digest with records put in or taken out: both are the same to an xor. */
export function changeDigest(digest: Digest, entity: string, { h, by }: { h: string; by: 1 | -1 }): Digest {
  const { n, x } = digest[entity] ?? none
  return { ...digest, [entity]: { n: n + by, x: String(BigInt(x) ^ BigInt(h)) } }
}

/** Whether two say the same of everything that this version knows. */
export const isSameDigest = (mine: Digest, theirs: Digest): boolean =>
  entities.every((entity) => {
    const [one, other] = [mine[entity] ?? none, theirs[entity] ?? none]
    return one.n === other.n && BigInt(one.x) === BigInt(other.x)
  })
