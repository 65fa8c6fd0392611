import { mustSign } from './party.ts'
import type { HandoverProtocol } from './protocol.ts'
import { asksReason } from './only-asked.ts'
import { inOrder } from './room/number-defects.ts'
import type { Defect, ProtocolRoom, RoomContent } from './room/room.ts'

/** Why a protocol cannot be signed yet; each names where to go. */
export type Hindrance =
  | { kind: 'no_party_signs' }
  | { kind: 'no_rooms' }
  | { kind: 'room_not_covered'; roomId: string }
  | { kind: 'coverage_unexplained'; roomId: string }
  | { kind: 'defect_unclear'; roomId: string; defectId: string }
  | { kind: 'photo_missing'; photoId: string }

/** Asked on the device alone: what an older one let people sign is taken when it arrives (docs/decisions/036). */
export type DeviceHindrance =
  | { kind: 'role_contradicts'; partyId: string }
  | { kind: 'email_wrong'; partyId: string }
  | { kind: 'no_landlord_side' }
  /** Without an id, the key was handed out by an earlier protocol and stands in this one nowhere. */
  | { kind: 'keys_uncounted'; keyId: string | undefined }
  /** Without an id, the meter stands in an earlier protocol alone. */
  | { kind: 'meter_unread'; meterId: string | undefined }
  | { kind: 'reading_smaller'; meterId: string }
  | { kind: 'iban_wrong' }
  /** What was recorded here and not taken, as where a colleague changed the same: it is not in what would be signed. */
  | { kind: 'change_undecided' }
  | { kind: 'too_much_withheld' }

/**
 * Everything that is in the way of signing on both sides.
 * @param hasPhoto whether every byte of a photo is on this device, or on the server
 */
export function hindrances(
  { content }: Pick<HandoverProtocol, 'content'>,
  rooms: readonly ProtocolRoom[],
  hasPhoto: (photoId: string) => boolean,
): Hindrance[] {
  return [
    ...(content.parties.some(mustSign) ? [] : [{ kind: 'no_party_signs' } as const]),
    ...(rooms.length > 0 ? [] : [{ kind: 'no_rooms' } as const]),
    ...inOrder(rooms).flatMap(inRoom),
    ...photosOf(content, rooms)
      .filter((photoId) => !hasPhoto(photoId))
      .map((photoId) => ({ kind: 'photo_missing', photoId }) as const),
  ]
}

/** Every photo that a protocol shows, once, in the order of the walk. */
export function photosOf(content: HandoverProtocol['content'], rooms: readonly ProtocolRoom[]): string[] {
  const inRooms = inOrder(rooms).flatMap((room) => photosOfRoom(room.content))
  return [...new Set([...inRooms, ...content.meters.flatMap(({ photoIds }) => photoIds)])]
}

export const photosOfRoom = ({ photoIds, components, defects }: RoomContent): string[] => [
  ...photoIds,
  ...[...components, ...defects].flatMap((each) => each.photoIds),
]

/**
 * Whether somebody else can find a defect by what is recorded of it: by words, or by a photo and where in the room it was taken.
 * With one hand, in a cellar, nobody types what a photo shows.
 */
const isClear = ({ description, photoIds, componentId, place }: Defect): boolean =>
  description !== '' || (photoIds.length > 0 && (componentId !== null || place !== ''))

const inRoom = (room: ProtocolRoom): Hindrance[] => [
  ...coverageOf(room),
  ...room.content.defects
    .filter((defect) => !isClear(defect))
    .map(({ id: defectId }) => ({ kind: 'defect_unclear', roomId: room.id, defectId }) as const),
]

/** A room that could not be seen as it should says why. */
export const isExplained = ({ coverage, coverageReason }: Pick<RoomContent, 'coverage' | 'coverageReason'>): boolean =>
  coverage !== null && (!asksReason(coverage) || coverageReason !== '')

function coverageOf({ id: roomId, content: { coverage, coverageReason } }: ProtocolRoom): Hindrance[] {
  if (coverage === null) return [{ kind: 'room_not_covered', roomId }]
  return isExplained({ coverage, coverageReason }) ? [] : [{ kind: 'coverage_unexplained', roomId }]
}
