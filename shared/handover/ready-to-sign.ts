import { mustSign } from './party.ts'
import type { HandoverProtocol } from './protocol.ts'
import { inOrder } from './number-defects.ts'
import type { ProtocolRoom } from './room.ts'

/** Why a protocol cannot be signed yet; each names where to go. */
export type Hindrance =
  | { kind: 'no_party_signs' }
  | { kind: 'no_rooms' }
  | { kind: 'room_not_covered'; roomId: string }
  | { kind: 'coverage_unexplained'; roomId: string }
  | { kind: 'photo_missing'; photoId: string }

/**
 * Everything that is in the way of signing; nothing is told only afterwards.
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
  const inRooms = inOrder(rooms).flatMap(({ content: room }) => [
    ...room.photoIds,
    ...room.components.flatMap(({ photoIds }) => photoIds),
    ...room.defects.flatMap(({ photoIds }) => photoIds),
  ])
  return [...new Set([...inRooms, ...content.meters.flatMap(({ photoIds }) => photoIds)])]
}

function inRoom({ id: roomId, content: { coverage, coverageReason } }: ProtocolRoom): Hindrance[] {
  if (coverage === null) return [{ kind: 'room_not_covered', roomId }]
  const isExplained = coverage === 'inspected' || coverageReason !== ''
  return isExplained ? [] : [{ kind: 'coverage_unexplained', roomId }]
}
