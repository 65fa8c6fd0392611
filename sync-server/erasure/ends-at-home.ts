import { eq, getColumns, inArray } from 'drizzle-orm'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { organizations, properties, residents } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import { publicProtocol, publicProtocolRoom } from '#server/feed/rows/public-protocol.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { endsOf } from '#shared/handover/end/protocol-end.ts'
import { handoverProtocol } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { protocolRoom } from '#shared/handover/room/room.ts'
import { protocolDays } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

/** Of each handover of a home, from when on it may be erased. @throws for a protocol that this version cannot read: all stay then */
export async function endsAtHome(db: Queryable, propertyId: string, today: CalendarDate) {
  const [home] = await db
    .select({ country: properties.country, chosenDays: organizations.residentDays })
    .from(properties)
    .innerJoin(organizations, eq(organizations.id, properties.organizationId))
    .where(eq(properties.id, propertyId))
  if (!home) return []
  // Pictures of signatures are heavy, and tell nothing of it.
  const { signing: _, ...columns } = getColumns(handoverProtocols)
  const rows = await db.select(columns).from(handoverProtocols).where(eq(handoverProtocols.propertyId, propertyId))
  const protocols = rows.map((row) => ({
    ...handoverProtocol.parse(publicProtocol(row)),
    changedOn: dayAtHome(row.updatedAt),
    signedOn: row.signedAt && dayAtHome(row.signedAt),
  }))
  const photosOfOthers = await photosBesideTheirOwn(db, protocols)
  const living = await db.select().from(residents).where(eq(residents.propertyId, propertyId))
  return endsOf({ protocols, residents: living, photosOfOthers }, protocolDays(home.chosenDays, home.country), today)
}

/** Of each protocol the others whose photos it shows. */
async function photosBesideTheirOwn(
  db: Queryable,
  protocols: readonly Pick<Parsed, 'id' | 'content'>[],
): Promise<Map<string, Set<string>>> {
  const ids = protocols.map(({ id }) => id)
  const rooms = await db.select().from(protocolRooms).where(inArray(protocolRooms.protocolId, ids))
  const files = await db
    .select({ id: protocolFiles.id, protocolId: protocolFiles.protocolId })
    .from(protocolFiles)
    .where(inArray(protocolFiles.protocolId, ids))
  const ownerOf = new Map(files.map(({ id, protocolId }) => [id, protocolId]))
  const inRooms = Map.groupBy(rooms, ({ protocolId }) => protocolId)
  return new Map(
    protocols.map(({ id, content }) => {
      const walked = (inRooms.get(id) ?? []).map((row) => protocolRoom.parse(publicProtocolRoom(row)))
      const owners = photosOf(content, walked).flatMap((photoId) => ownerOf.get(photoId) ?? [])
      return [id, new Set(owners.filter((owner) => owner !== id))]
    }),
  )
}

type Parsed = ReturnType<typeof handoverProtocol.parse>
