import { keysGiven } from './keys.ts'
import { enters } from './kind.ts'
import { asksCondition } from './only-asked.ts'
import type { HandoverProtocol } from './protocol.ts'
import { inOrder } from './room/number-defects.ts'
import type { ProtocolRoom } from './room/room.ts'

/** What a protocol may leave open, and somebody may have forgotten: told before it is signed, and in nobody's way. */
export type LeftOpen = { kind: 'room_says_nothing'; roomId: string } | { kind: 'no_keys' }

export const leftOpen = (
  { content: { kind, keys } }: Pick<HandoverProtocol, 'content'>,
  rooms: readonly ProtocolRoom[],
): LeftOpen[] => [
  ...inOrder(rooms)
    .filter(saysNothing)
    .map(({ id: roomId }) => ({ kind: 'room_says_nothing', roomId }) as const),
  ...(enters(kind) && !keys.some((key) => keysGiven(kind, key) > 0) ? [{ kind: 'no_keys' } as const] : []),
]

/** Of a room that was seen there is no grade, no word and no photo: nobody can say later in what condition it was. */
function saysNothing({ content }: ProtocolRoom): boolean {
  const { components, defects, note, photoIds } = content
  if (!asksCondition(content) || defects.length > 0) return false
  const all = [{ condition: null, note, photoIds }, ...components]
  return all.every((each) => each.condition === null && each.note === '' && each.photoIds.length === 0)
}
