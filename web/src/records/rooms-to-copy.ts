import * as z from 'zod/mini'
import type { BodyOf } from '#shared/endpoint.ts'
import { newId } from '#shared/ids.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { watchedRead } from '#web/local/watched-read.ts'
import type { CommandEndpoint, CommandInput, CommandName } from './command-types.ts'
import { isWhole, readRecords, type Shown } from './read-folded.ts'
import { RefusedHere } from './refuse-on-signed.ts'
import { readShown } from './stored-feed.ts'

const ofProtocol = z.catch(z.object({ protocolId: z.string() }), { protocolId: '' })

/**
 * The rooms that a new version of a protocol begins with. Undefined where this device does not hold, or cannot read, all of them:
 * a version that is made of the others would be signed without the rest.
 */
export const readRoomsToCopy = watchedRead(
  async (desk: DeskDatabase, protocolId: string): Promise<Shown<'protocol_room'>[] | undefined> => {
    const [shown, rooms] = [await readShown(desk), await readRecords(desk, 'protocol_room', protocolId)]
    if (!shown || !rooms || !isWhole(rooms)) return undefined
    const unread = await desk.records(shown.generation).where('unread').equals(1).toArray()
    const isUnreadable = unread.some(
      ({ entity, row }) => entity === 'protocol_room' && ofProtocol.parse(row).protocolId === protocolId,
    )
    return isUnreadable ? undefined : rooms
  },
)

/** What makes a new version says which ids the copies get, so that the server's are the same. @throws RefusedHere */
export async function withRooms(desk: DeskDatabase, { params, about }: Made): Promise<BodyOf<NewEdition>> {
  const { id: earlierId = '' } = params as { id?: string } // its path names the protocol
  const rooms = await readRoomsToCopy(desk, earlierId)
  if (!rooms) throw new RefusedHere('UNAVAILABLE')
  return { id: about.id, rooms: rooms.map((room) => ({ id: newId(), from: room.id })) }
}

type NewEdition = CommandEndpoint<'newEdition'>
type Made = { params: unknown } & Pick<CommandInput<CommandName>, 'about'>
