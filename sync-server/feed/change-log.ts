import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { oncePer } from '#server/db/once-per.ts'
import { syncChanges, syncHeads } from '#server/db/server-schema.ts'
import type { Queryable, Readable } from '#server/deps.ts'
import type { Digest } from '#shared/feed/contract.ts'
import { type Entity, entities } from '#shared/feed/feed.ts'

export type Head = typeof syncHeads.$inferSelect

/** Where a record's latest change stands. */
export interface LoggedChange {
  entity: Entity
  id: string
  seq: bigint
  h: string
  deleted: boolean
}

/** Undefined for an organization that does not exist. */
export const readHead = async (db: Readable, organizationId: string): Promise<Head | undefined> =>
  (await head(db).execute({ organizationId }))[0]

const head = oncePer((db: Readable) => {
  const query = db.select().from(syncHeads)
  return query.where(eq(syncHeads.organizationId, sql.placeholder('organizationId'))).prepare('head')
})

/** What changed after a place in the order of commits. */
export const readChangesAfter = (
  db: Readable,
  organizationId: string,
  seq: bigint,
  limit: number,
): Promise<LoggedChange[]> =>
  db
    .select(logged)
    .from(syncChanges)
    .where(and(known(organizationId), gt(syncChanges.seq, seq)))
    .orderBy(asc(syncChanges.seq))
    .limit(limit)
    .prepare('changes after')
    .execute()

/** What there is of an entity, by id. */
export const readExisting = (
  db: Queryable,
  organizationId: string,
  { entity, after }: { entity: Entity; after: string | null },
  limit: number,
): Promise<LoggedChange[]> =>
  db
    .select(logged)
    .from(syncChanges)
    .where(
      and(
        eq(syncChanges.organizationId, organizationId),
        eq(syncChanges.entity, entity),
        eq(syncChanges.deleted, false),
        after === null ? undefined : gt(syncChanges.entityId, after),
      ),
    )
    .orderBy(asc(syncChanges.entityId))
    .limit(limit)

/** Of everything there is, entity by entity. */
export async function readDigest(db: Queryable, organizationId: string): Promise<Digest> {
  const found = await db
    .select({ entity: syncChanges.entity, n: count(), x: sql<string>`bit_xor(${h})::text` })
    .from(syncChanges)
    .where(and(known(organizationId), eq(syncChanges.deleted, false)))
    .groupBy(syncChanges.entity)
  const sums = new Map(found.map(({ entity, n, x }) => [entity, { n, x }]))
  return Object.fromEntries(entities.map((entity) => [entity, sums.get(entity) ?? { n: 0, x: '0' }]))
}

/** Names by which clients of another version may know more, or less. */
const known = (organizationId: string) =>
  and(eq(syncChanges.organizationId, organizationId), inArray(syncChanges.entity, [...entities]))

/** 64 bits of a record's id and place. The phone xors them and never has to hash. */
const h = sql`('x' || substr(md5(${syncChanges.entityId}::text || ':' || ${syncChanges.seq}::text), 1, 16))::bit(64)::bigint`

const logged = {
  entity: sql<Entity>`${syncChanges.entity}`,
  id: syncChanges.entityId,
  seq: syncChanges.seq,
  h: sql<string>`${h}::text`,
  deleted: syncChanges.deleted,
}
