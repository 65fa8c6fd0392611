import { type RoomBeside, roomsBeside } from '#shared/handover/room/then-and-now.ts'
import { useProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

/** How a room was in the protocol before, as the document sets it beside; undefined where it was not recorded, or that protocol is not here. */
export function useRoomBefore(roomId: string): RoomBeside | undefined {
  const { rooms, baseline } = useProtocolDraft()
  return baseline ? roomsBeside(baseline.rooms, rooms).before.get(roomId) : undefined
}
