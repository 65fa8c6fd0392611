import * as z from 'zod/mini'
import type { BodyOf } from '#shared/endpoint.ts'
import { newId } from '#shared/ids.ts'
import { watchedRead } from '#web/kit/device/storage/watched-read.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { CommandEndpoint, CommandInput, CommandName } from '#web/manage/sync/effects/command-types.ts'
import { readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { isWhole, readRecords, type Shown } from './read-shown.ts'

const ofProtocol = z.catch(z.object({ protocolId: z.string() }), { protocolId: '' })

/**
 * The rooms that a new version of a protocol begins with, as they stand at one moment. Undefined where this device does not hold, or cannot
 * read, all of them: a version that is made of the others would be signed without the rest.
 */
export const readRoomsToCopy = watchedRead((database: ManagerDatabase, protocolId: string) =>
  database.transaction('r', database.changeTables, async (): Promise<Shown<'protocol_room'>[] | undefined> => {
    const [shown, rooms] = [await readShown(database), await readRecords(database, 'protocol_room', protocolId)]
    if (!shown || !rooms || !isWhole(rooms)) return undefined
    const unread = await database.records(shown.generation).where('unread').equals(1).toArray()
    const isUnreadable = unread.some(
      ({ entity, row }) => entity === 'protocol_room' && ofProtocol.parse(row).protocolId === protocolId,
    )
    return isUnreadable ? undefined : rooms
  }),
)

/** What makes a new version says which ids the copies get, so that the server's are the same. Undefined as the rooms. */
export async function withRooms(
  database: ManagerDatabase,
  { params, about }: Made,
): Promise<BodyOf<NewEdition> | undefined> {
  const { id: earlierId = '' } = params as { id?: string } // its path names the protocol
  const rooms = await readRoomsToCopy(database, earlierId)
  return rooms && { id: about.id, rooms: rooms.map((room) => ({ id: newId(), from: room.id })) }
}

type NewEdition = CommandEndpoint<'newEdition'>
type Made = { params: unknown } & Pick<CommandInput<CommandName>, 'about'>
