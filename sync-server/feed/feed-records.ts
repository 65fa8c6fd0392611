import { and, eq, getColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applicationProcesses, applications, properties, rentChanges, residents } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import { publicApplication, publicNote } from '#server/feed/rows/public-application.ts'
import { publicProcess } from '#server/feed/rows/public-process.ts'
import { publicProperty, publicRentChange } from '#server/feed/rows/public-property.ts'
import { publicProtocol, publicProtocolFile, publicProtocolRoom } from '#server/feed/rows/public-protocol.ts'
import { publicResident } from '#server/feed/rows/public-resident.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'

/** Records of an organization, as managers see them; those that are gone are missing. */
export async function readRecords(
  db: Queryable,
  organizationId: string,
  entity: Entity,
  ids: readonly string[],
): Promise<Map<string, FeedRecords[Entity]>> {
  if (ids.length === 0) return new Map()
  const records = await readers[entity](db, (table) => amongThese(table, organizationId, ids))
  return new Map(records.map((record) => [record.id, record]))
}

type Narrow = (table: { id: PgColumn; organizationId: PgColumn }) => SQL | undefined
type Readers = { [E in Entity]: (db: Queryable, narrow: Narrow) => Promise<FeedRecords[E][]> }

const readers: Readers = {
  property: async (db, narrow) => (await db.select().from(properties).where(narrow(properties))).map(publicProperty),
  rent_change: async (db, narrow) =>
    (await db.select().from(rentChanges).where(narrow(rentChanges))).map(publicRentChange),
  resident: async (db, narrow) => (await db.select().from(residents).where(narrow(residents))).map(publicResident),
  process: async (db, narrow) =>
    (await db.select().from(applicationProcesses).where(narrow(applicationProcesses))).map(publicProcess),
  application: async (db, narrow) =>
    (await db.select().from(applications).where(narrow(applications))).map(publicApplication),
  note: async (db, narrow) =>
    (await db.select().from(applicationNotes).where(narrow(applicationNotes))).map(publicNote),
  protocol: async (db, narrow) =>
    (await db.select(publishedOfProtocol).from(handoverProtocols).where(narrow(handoverProtocols))).map(publicProtocol),
  protocol_room: async (db, narrow) =>
    (await db.select().from(protocolRooms).where(narrow(protocolRooms))).map(publicProtocolRoom),
  protocol_file: async (db, narrow) =>
    (await db.select().from(protocolFiles).where(narrow(protocolFiles))).map(publicProtocolFile),
}

/** Without what was signed: pictures of signatures, which no device is told of and would make every page slow. */
const { signing: _, ...publishedOfProtocol } = getColumns(handoverProtocols)

/** One parameter for all the ids, so that the statement is the same for every page. */
const amongThese = (
  { id, organizationId }: { id: PgColumn; organizationId: PgColumn },
  owner: string,
  ids: readonly string[],
) => and(eq(organizationId, owner), sql`${id} = any(${sql.param(ids)}::uuid[])`)
