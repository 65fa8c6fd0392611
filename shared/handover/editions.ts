import type { CalendarDate } from '#shared/dates.ts'
import { enters, leaves } from './kind.ts'
import type { HandoverProtocol, ProtocolKind } from './protocol.ts'
import { takesPlaceOf } from './sign/takes-place.ts'

type Edition = Pick<HandoverProtocol, 'id' | 'supersedesId'>

/** The versions that a protocol comes from, the one right before it first; as far as they are known. */
export function earlierEditions<P extends Edition>({ supersedesId }: Edition, all: readonly P[]): P[] {
  const earlier = supersedesId === null ? undefined : all.find(({ id }) => id === supersedesId)
  return earlier ? [earlier, ...earlierEditions(earlier, all)] : []
}

/** The version that still holds, because what came of it has not taken its place (sign/takes-place.ts); undefined where none does. */
export const stillHolding = <P extends Edition & Pick<HandoverProtocol, 'status'>>(
  protocol: Edition,
  all: readonly P[],
): P | undefined => earlierEditions(protocol, all).findLast(({ status }) => status === 'signed')

/** The versions that say whether a protocol counts, as far as they are known. */
export const otherVersions = <P extends Edition & Pick<HandoverProtocol, 'status' | 'seal' | 'edition' | 'content'>>(
  protocol: P,
  all: readonly P[],
) => ({
  /** The one right before it. */
  before: earlierEditions(protocol, all).at(0),
  /** It holds in the place of this one, which was signed: not all have signed this who were asked to sign one of them. */
  stillHolds: protocol.status === 'signed' ? stillHolding(protocol, all) : undefined,
  /** It took the place of this one. */
  replacedBy: protocol.status === 'superseded' ? replacementOf(protocol, laterEditions(protocol, all)) : undefined,
  /** It is to take the place of this one, which was signed, and nobody has finished it. */
  begun:
    protocol.status === 'signed' ? laterEditions(protocol, all).find(({ status }) => status === 'draft') : undefined,
})

/** Another name at a party's place has not always been another party: what was replaced before stays so. */
const replacementOf = <P extends Sealed>(earlier: P, later: readonly P[]): P | undefined =>
  later.find((each) => takesPlaceOf(earlier, each)) ??
  later.find((each) => takesPlaceOf({ seal: earlier.seal, content: { parties: [] } }, each))

type Sealed = Pick<HandoverProtocol, 'seal' | 'content'>

const laterEditions = <P extends Edition & Pick<HandoverProtocol, 'edition'>>(protocol: P, all: readonly P[]): P[] =>
  all
    .filter((each) => earlierEditions(each, all).some(({ id }) => id === protocol.id))
    .toSorted((a, b) => a.edition - b.edition)

/**
 * What a new protocol is compared with, of those up to its day: who leaves, with how they got it; everybody else, with the last one. Where who leaves got it
 * without a protocol that is the last one, too, under its own name: never how somebody before them had got it.
 */
export const baselineFor = <P extends Recorded>(
  { kind, date }: { kind: ProtocolKind; date: CalendarDate },
  protocols: readonly P[],
): P | undefined => {
  const signed = signedOnes(protocols).filter((each) => each.date <= date)
  return (leaves(kind) ? lastMoveIn(signed) : undefined) ?? signed[0]
}

/** The one by which who lives there moved in, of signed ones, the last one first; undefined where somebody has moved out since. */
export const lastMoveIn = <P extends Recorded>(signed: readonly P[]): P | undefined => {
  const last = signed.find(({ content: { kind } }) => enters(kind) || leaves(kind))
  return last && enters(last.content.kind) ? last : undefined
}

type Signed = Pick<HandoverProtocol, 'id' | 'supersedesId' | 'status' | 'signedAt' | 'date'>

/** What tells of a protocol where it stands among the others, and what it says. */
export type Recorded = Signed & Pick<HandoverProtocol, 'content'>

/** The signed ones that hold and came before a protocol, none of them a version of it; the last one first. */
export const signedBefore = <P extends Recorded>(protocol: P, all: readonly P[]): P[] => {
  const ofThis = earlierEditions(protocol, all)
  return signedOnes(all).filter((each) => !ofThis.includes(each) && each.date <= protocol.date)
}

/** The one by which who lives there when a protocol is made had moved in. */
export const moveInBefore = <P extends Recorded>(protocol: P, all: readonly P[]): P | undefined =>
  lastMoveIn(signedBefore(protocol, all))

/** Those of a property that were signed and hold, the last one first. */
export const signedOnes = <P extends Signed>(protocols: readonly P[]): P[] =>
  protocols
    .filter((each) => each.status === 'signed' && !stillHolding(each, protocols))
    .toSorted((a, b) => (`${a.date} ${a.signedAt}` < `${b.date} ${b.signedAt}` ? 1 : -1))
