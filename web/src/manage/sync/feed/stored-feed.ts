import type { Feed, ShownFeed, StoredRecord } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

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
  return row?.key === 'shown' ? row : undefined
}

export const keyOf = (entity: string, id: string) => `${entity}:${id}`

/** Gives each its place in the order of what is written here. What comes back of the feed is to be kept with them. */
export const inOrder = <R extends Pick<StoredRecord, 'n'>>(
  { writes = 0 }: Pick<Feed, 'writes'>,
  records: readonly R[],
) => ({
  records: records.map((record, at) => ({ ...record, n: writes + at + 1 })),
  writes: writes + records.length,
})
