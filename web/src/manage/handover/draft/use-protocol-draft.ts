import { createContext, use } from 'react'
import type { HandoverProtocol, ProtocolContent } from '#shared/handover/protocol.ts'
import type { ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import type { Shown } from '#web/manage/records/use-records.ts'
import { fieldsOf } from './change-list.ts'
import type { KeptState } from './create-edits.ts'
import type { HandoverPhoto } from './take-in-photo.ts'

/** A signed protocol of the same property that this one is compared with. */
export interface Baseline {
  protocol: HandoverProtocol
  rooms: readonly ProtocolRoom[]
}

/** A draft as it is worked on, with what was typed last. */
export interface ProtocolDraft {
  protocol: Shown<'protocol'>
  rooms: readonly Shown<'protocol_room'>[]
  files: readonly Shown<'protocol_file'>[]
  /** Null: no longer on this device. */
  property: Shown<'property'> | null
  /** Null: there is none, or not on this device. Undefined: not read yet. */
  baseline: Baseline | null | undefined
  /** All of the same home, this one too. */
  protocols: readonly HandoverProtocol[]
  state: KeptState
  change: (to: (before: ProtocolContent) => ProtocolContent) => void
  changeRoom: (roomId: string, to: (before: RoomContent) => RoomContent) => void
  /** @returns its id */
  addRoom: (content: RoomContent) => string
  removeRoom: (roomId: string) => Promise<void>
  keepPhoto: (photo: Pick<HandoverPhoto, 'id' | 'bytes' | 'takenAt'>, drawing?: Drawing) => Promise<void>
  /** While a photo is made ready not everything is kept, wherever somebody has gone meanwhile. */
  duringPhoto: (work: Promise<void>) => void
  /** Leaves in the draft what is signed, and nothing that nobody sees. @throws when the device has no space left */
  keepShown: () => Promise<void>
  hasPhoto: (photoId: string) => boolean
  /** Photos that it shows and that are not on this device. */
  absentPhotos: readonly string[]
}

export const ProtocolDraftContext = createContext<ProtocolDraft | undefined>(undefined)

/** Only below `OpenWalk`. */
export function useProtocolDraft(): ProtocolDraft {
  const draft = use(ProtocolDraftContext)
  if (!draft) throw new Error('This is shown within a protocol only')
  return draft
}

/** A room of the walk, its fields, and how to change it; undefined when somebody removed it. */
export function useRoom(roomId: string) {
  const { rooms, changeRoom } = useProtocolDraft()
  const room = rooms.find(({ id }) => id === roomId)
  if (!room) return undefined
  const { content } = room
  const change = (to: (before: RoomContent) => RoomContent) => changeRoom(roomId, to)
  return { room, content, change, field: fieldsOf(content, (part) => change((before) => ({ ...before, ...part }))) }
}
