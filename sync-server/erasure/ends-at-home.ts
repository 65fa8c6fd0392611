import { eq, getColumns, inArray } from 'drizzle-orm'
import { handoverProtocols, protocolFiles, protocolRooms } from '#server/db/handover-schema.ts'
import { organizations, properties, residents } from '#server/db/schema.ts'
import type { Queryable } from '#server/deps.ts'
import { publicProtocol, publicProtocolRoom } from '#server/feed/rows/public-protocol.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { endsOf } from '#shared/handover/end/protocol-end.ts'
import { type HandoverProtocol, handoverProtocol } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { type ProtocolRoom, protocolRoom } from '#shared/handover/room/room.ts'
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
  const ids = rows.map(({ id }) => id)
  const rooms = await db.select().from(protocolRooms).where(inArray(protocolRooms.protocolId, ids))
  const files = await db
    .select({ id: protocolFiles.id, protocolId: protocolFiles.protocolId, announcedAt: protocolFiles.announcedAt })
    .from(protocolFiles)
    .where(inArray(protocolFiles.protocolId, ids))
  const roomsOf = Map.groupBy(rooms, ({ protocolId }) => protocolId)
  const filesOf = Map.groupBy(files, ({ protocolId }) => protocolId)
  const protocols = rows.map((row) => ({
    ...handoverProtocol.parse(publicProtocol(row)),
    walked: (roomsOf.get(row.id) ?? []).map((room) => protocolRoom.parse(publicProtocolRoom(room))),
    changedOn: latestDay([
      row.updatedAt,
      ...(roomsOf.get(row.id) ?? []).map(({ updatedAt }) => updatedAt),
      ...(filesOf.get(row.id) ?? []).map(({ announcedAt }) => announcedAt),
    ]),
    signedOn: row.signedAt && dayAtHome(row.signedAt),
  }))
  const ownerOf = new Map(files.map(({ id, protocolId }) => [id, protocolId]))
  const photosOfOthers = photosBesideTheirOwn(protocols, ownerOf)
  const living = await db.select().from(residents).where(eq(residents.propertyId, propertyId))
  return endsOf({ protocols, residents: living, photosOfOthers }, protocolDays(home.chosenDays, home.country), today)
}

const latestDay = (times: readonly Date[]) => dayAtHome(new Date(Math.max(...times.map(Number))))

/** Of each protocol the others whose photos it shows, and those between: one is found by what comes of the other (protocol-files.ts). */
function photosBesideTheirOwn(
  protocols: readonly Walked[],
  ownerOf: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const byId = new Map(protocols.map((each) => [each.id, each]))
  const comesFrom = (id: string): Set<string> => {
    const found = new Set([id])
    for (const each of found) {
      const { supersedesId = null, baselineId = null } = byId.get(each) ?? {}
      for (const earlier of [supersedesId, baselineId]) if (earlier !== null) found.add(earlier)
    }
    return found
  }
  return new Map(
    protocols.map(({ id, content, walked }) => {
      const owners = new Set(photosOf(content, walked).flatMap((photoId) => ownerOf.get(photoId) ?? []))
      owners.delete(id)
      const between = [...comesFrom(id)].filter((each) => [...comesFrom(each)].some((from) => owners.has(from)))
      return [id, new Set([...owners, ...between].filter((each) => each !== id))]
    }),
  )
}

type Walked = Pick<HandoverProtocol, 'id' | 'supersedesId' | 'baselineId' | 'content'> & {
  walked: readonly ProtocolRoom[]
}
