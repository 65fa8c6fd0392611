import type { HandoverProtocol } from './protocol.ts'

type Edition = Pick<HandoverProtocol, 'id' | 'supersedesId'>

/** The versions that a protocol comes from, the one right before it first; as far as they are known. */
export function earlierEditions<P extends Edition>({ supersedesId }: Edition, all: readonly P[]): P[] {
  const earlier = supersedesId === null ? undefined : all.find(({ id }) => id === supersedesId)
  return earlier ? [earlier, ...earlierEditions(earlier, all)] : []
}

/** The version that still holds, because what came of it has not taken its place (takes-place.ts); undefined where none does. */
export const stillHolding = <P extends Edition & Pick<HandoverProtocol, 'status'>>(
  protocol: Edition,
  all: readonly P[],
): P | undefined => earlierEditions(protocol, all).findLast(({ status }) => status === 'signed')
