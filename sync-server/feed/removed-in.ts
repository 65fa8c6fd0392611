import { and, eq, inArray } from 'drizzle-orm'
import { organizations } from '#server/db/schema.ts'
import { applicationTombstones, syncChanges } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import type { Entity } from '#shared/feed/feed.ts'

/**
 * Organizations in which somebody removed a record of this id, as long as devices are told of it, of a resident or a protocol that was erased for ever: of an id that a client made up, perhaps
 * several.
 * @param among of which kinds
 */
export async function removedIn(db: Queryable, among: readonly Entity[], id: string): Promise<readonly string[]> {
  const isIt = and(
    // One look-up in the index for each organization: by the id of a record alone nothing is found there.
    eq(syncChanges.organizationId, organizations.id),
    inArray(syncChanges.entity, [...among]),
    eq(syncChanges.entityId, id),
  )
  const found = db
    .select({ organizationId: organizations.id })
    .from(organizations)
    .innerJoin(syncChanges, isIt)
    .where(eq(syncChanges.deleted, true))
  const erased = (['resident', 'protocol'] as const).filter((each) => among.includes(each))
  const isErased = and(eq(applicationTombstones.id, id), inArray(applicationTombstones.about, erased))
  const tombstones = db
    .select({ organizationId: applicationTombstones.organizationId })
    .from(applicationTombstones)
    .where(isErased)
  return [...(await found), ...(await tombstones)].flatMap(({ organizationId }) => organizationId ?? [])
}
