import type { DeskDatabase } from '#web/local/desk-database.ts'
import type { Feed, Generation, ShownFeed } from '#web/local/desk-feed.ts'

/** How far this device is with the feed; at its beginning when nothing was ever read. */
export async function readFeed({ feed }: DeskDatabase): Promise<Feed> {
  const row = await feed.get('feed')
  return row?.key === 'feed'
    ? row
    : { key: 'feed', active: { into: 'A', digest: {} }, pullsSinceDigest: 0, pulls: 0, untold: [] }
}

/** Undefined before the first page. */
export async function readShown({ feed }: DeskDatabase): Promise<ShownFeed | undefined> {
  const row = await feed.get('shown')
  return row?.key === 'shown' ? row : undefined
}

export const otherGeneration = (generation: Generation): Generation => (generation === 'A' ? 'B' : 'A')

export const keyOf = (entity: string, id: string) => `${entity}:${id}`
