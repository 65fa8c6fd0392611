import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, max, min, ne, not, sql } from 'drizzle-orm'
import { oncePer } from '#server/db/once-per.ts'
import { applications, documents } from '#server/db/schema.ts'
import { lockName } from '#server/db/short-transaction.ts'
import type { Queryable, Readable } from '#server/deps.ts'
import { LEAST_BYTES } from './weight.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert

export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | undefined> {
  return (await db.select().from(documents).where(eq(documents.id, id)))[0]
}

/** Everything that was announced for an application. */
export const findDocumentsOf = (db: Readable, applicationId: string): Promise<DocumentRow[]> =>
  documentsOf(db).execute({ applicationId })

const documentsOf = oncePer((db: Readable) => {
  const query = db.select().from(documents)
  return query.where(eq(documents.applicationId, sql.placeholder('applicationId'))).prepare('documents of')
})

/** Documents of an application whose bytes have not been taken yet. */
export const findUnstored = (db: Queryable, applicationId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.storedAt)))

/** Number and declared bytes of an application's documents, without one of them. */
export async function usageOf(
  db: Queryable,
  { applicationId, id }: { applicationId: string; id: string },
): Promise<{ count: number; bytes: number }> {
  const [usage] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${documents.size}), 0)::float8`,
    })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), ne(documents.id, id)))
  return usage ?? { count: 0, bytes: 0 }
}

/** As `countedOf` has it. */
const counted = sql`case when ${documents.storedAt} is not null then greatest(${documents.size}, ${LEAST_BYTES})
  when ${documents.arrivedBytes} = 0 then 0
  else greatest(coalesce(${documents.arrivedBytes}, ${documents.size}), ${LEAST_BYTES}) end`

/** Announced bytes that no application lists, and those of them that are still to come: of everybody, or of one client, without one document. */
export async function unlistedBytes(
  db: Readable,
  { announcedBy, except }: { announcedBy?: string; except?: string },
): Promise<{ all: number; toCome: number }> {
  const [sum] = await db
    .select({
      all: sql<number>`coalesce(sum(${counted}), 0)::float8`,
      toCome: sql<number>`coalesce(sum(${counted}) filter (where ${documents.storedAt} is null), 0)::float8`,
    })
    .from(documents)
    .where(
      and(
        isNull(documents.listedAt),
        announcedBy === undefined ? undefined : eq(documents.announcedBy, announcedBy),
        except === undefined ? undefined : ne(documents.id, except),
      ),
    )
  return sum ?? { all: 0, toCome: 0 }
}

/** The client that has announced most of what no application lists, with some of their applications, the oldest first. */
export async function findHeaviest(
  db: Readable,
  limit: number,
): Promise<{ announcedBy: string; bytes: number; applicationIds: string[] } | undefined> {
  const unlisted = and(isNull(documents.listedAt), isNotNull(documents.announcedBy), gt(counted, 0))
  const [heaviest] = await db
    .select({ announcedBy: documents.announcedBy, bytes: sql<number>`sum(${counted})::float8` })
    .from(documents)
    .where(unlisted)
    .groupBy(documents.announcedBy)
    .orderBy(desc(sql`sum(${counted})`))
    .limit(1)
  if (!heaviest?.announcedBy) return undefined
  const rows = await db
    .select({ id: documents.applicationId })
    .from(documents)
    .where(and(unlisted, eq(documents.announcedBy, heaviest.announcedBy)))
    .groupBy(documents.applicationId)
    .orderBy(min(documents.announcedAt))
    .limit(limit)
  return { ...heaviest, announcedBy: heaviest.announcedBy, applicationIds: rows.map(({ id }) => id) }
}

/** An application has them now: they count against nobody any more. To be carried out. */
export const listDocuments = (db: Queryable, ids: readonly string[], listedAt: Date) =>
  db
    .update(documents)
    .set({ listedAt, announcedBy: null })
    .where(inArray(documents.id, [...ids]))

/** Those that a process of an earlier version let an application list. */
export async function listForgotten(db: Queryable, listedAt: Date): Promise<void> {
  await db
    .update(documents)
    .set({ listedAt, announcedBy: null })
    .from(applications)
    .where(and(isNull(documents.listedAt), eq(applications.id, documents.applicationId), isListed))
}

/** False when the id was taken in the meantime. */
export async function insertDocument(db: Queryable, document: NewDocument): Promise<boolean> {
  const inserted = await db.insert(documents).values(document).onConflictDoNothing().returning({ id: documents.id })
  return inserted.length > 0
}

export async function updateDocument(db: Queryable, id: string, change: Partial<NewDocument>): Promise<void> {
  await db.update(documents).set(change).where(eq(documents.id, id))
}

/** Writes down what really lies in the storage, which may have been announced anew while it arrived. */
export async function markStored(
  db: Queryable,
  id: string,
  stored: { size: number; sha256: string; contentType: string; storedAt: Date },
): Promise<void> {
  await db
    .update(documents)
    .set(stored)
    .where(and(eq(documents.id, id), isNull(documents.storedAt)))
}

const nothingKept = and(isNull(documents.listedAt), isNull(documents.storedAt))

/** Announced for the last time before a moment, and still counted whole though their bytes have not come. */
export const findLapsed = (db: Queryable, before: Date, limit: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(nothingKept, isNull(documents.arrivedBytes), lt(documents.announcedAt, before)))
    .limit(limit)

/** Announced for the last time before a moment, and nothing of them had come. */
export const findEmpty = (db: Queryable, before: Date, limit: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(nothingKept, eq(documents.arrivedBytes, 0), lt(documents.announcedAt, before)))
    .limit(limit)

/** Applications, received or not, all of whose unlisted documents were announced for the last time before a moment. */
export async function findAbandoned(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: documents.applicationId })
    .from(documents)
    .leftJoin(applications, eq(applications.id, documents.applicationId))
    .where(not(isListed))
    .groupBy(documents.applicationId)
    .having(lt(max(documents.announcedAt), before))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The documents of an application that no row of it lists: all of them while it has not been received. */
export async function findUnlisted(db: Queryable, applicationId: string): Promise<DocumentRow[]> {
  const rows = await db
    .select({ document: documents })
    .from(documents)
    .leftJoin(applications, eq(applications.id, documents.applicationId))
    .where(and(eq(documents.applicationId, applicationId), not(isListed)))
  return rows.map(({ document }) => document)
}

/** Containment: `[{"documents": [{"id": …}]}]` lies within the renters whatever else they hold. */
const isListed = sql`coalesce(${applications.mainRenters} @> jsonb_build_array(jsonb_build_object(
  'documents', jsonb_build_array(jsonb_build_object('id', ${documents.id}::text)))), false)`

export async function deleteDocuments(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.delete(documents).where(inArray(documents.id, [...ids]))
}

/** Lets one request at a time count and change the documents of an application, until the transaction ends. */
export async function lockDocumentsOf(transaction: Queryable, applicationId: string): Promise<void> {
  await lockName(transaction, applicationId)
}
