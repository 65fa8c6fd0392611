import type { HandoverProtocol } from './protocol.ts'
import { takesPlaceOf } from './sign/takes-place.ts'

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

/** The versions that say whether a protocol counts, as far as they are known. */
export const otherVersions = <P extends Edition & Pick<HandoverProtocol, 'status' | 'seal' | 'edition'>>(
  protocol: P,
  all: readonly P[],
) => ({
  /** The one right before it. */
  before: earlierEditions(protocol, all).at(0),
  /** It holds in the place of this one, which was signed: not all have signed this who were asked to sign one of them. */
  stillHolds: protocol.status === 'signed' ? stillHolding(protocol, all) : undefined,
  /** It took the place of this one. */
  replacedBy:
    protocol.status === 'superseded'
      ? laterEditions(protocol, all).find(({ seal }) => seal !== null && takesPlaceOf(protocol.seal, seal))
      : undefined,
  /** It is to take the place of this one, which was signed, and nobody has finished it. */
  begun:
    protocol.status === 'signed' ? laterEditions(protocol, all).find(({ status }) => status === 'draft') : undefined,
})

const laterEditions = <P extends Edition & Pick<HandoverProtocol, 'edition'>>(protocol: P, all: readonly P[]): P[] =>
  all
    .filter((each) => earlierEditions(each, all).some(({ id }) => id === protocol.id))
    .toSorted((a, b) => a.edition - b.edition)
