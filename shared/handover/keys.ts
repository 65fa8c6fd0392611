import { moveInBefore, type Recorded } from './editions.ts'
import type { Key } from './installations.ts'
import { leaves } from './kind.ts'
import type { ProtocolKind } from './protocol.ts'

type Counted = Pick<Key, 'handedOver' | 'returned'>

/** How many did not come back; nobody misses keys that were only just handed out. */
export const missingKeys = (kind: ProtocolKind, { handedOver, returned }: Counted): number =>
  leaves(kind) ? Math.max(handedOver - returned, 0) : 0

/** Nobody has said a number yet: that is not signed as if somebody had counted. */
export function isUncounted(
  kind: ProtocolKind,
  { handedOver, returned, noneReturned, handedOn }: Counted & Pick<Key, 'noneReturned' | 'handedOn'>,
): boolean {
  if (!leaves(kind)) return handedOver === 0
  return returned === 0 && (handedOver === 0 ? !handedOn : !noneReturned)
}

export const returnedAnswer = (returned: number): Pick<Key, 'returned' | 'noneReturned'> => ({
  returned,
  noneReturned: returned === 0 ? true : undefined,
})

/** How many the tenants have from then on; undefined where they leave, and where an older app did not ask it. */
export const keysGiven = (kind: ProtocolKind, key: Counted & Pick<Key, 'handedOn'>): number | undefined =>
  kind === 'move_out_in' ? key.handedOn : leaves(kind) ? undefined : key.handedOver

/** Whether the lock is replaced for what is missing; null until somebody says it. */
export const isLockReplaced = ({ needsNewLock, lockStays }: Pick<Key, 'needsNewLock' | 'lockStays'>): boolean | null =>
  needsNewLock || (lockStays ? false : null)

export const lockAnswer = (isReplaced: boolean): Pick<Key, 'needsNewLock' | 'lockStays'> => ({
  needsNewLock: isReplaced,
  lockStays: isReplaced ? undefined : true,
})

export interface KeysOut {
  /** When they were handed out. */
  date: string
  keys: Pick<Key, 'kind' | 'serialNumber' | 'handedOver'>[]
}

/** The keys that were handed out by the last signed protocol of the home in which somebody moved in; undefined where nobody has any. */
export function keysOut<P extends Recorded>(protocol: P, all: readonly P[]): KeysOut | undefined {
  const last = moveInBefore(protocol, all)
  if (!last) return undefined
  const { kind } = last.content
  const keys = last.content.keys.map((key) => ({
    kind: key.kind,
    serialNumber: key.serialNumber,
    handedOver: keysGiven(kind, key) ?? 0,
  }))
  return { date: last.date, keys: keys.filter(({ handedOver }) => handedOver > 0) }
}

/**
 * How many of such keys were handed out by what the last moving in says, where that is not what this protocol says.
 * @param all keys of this protocol
 */
export function otherHandedOut(out: KeysOut | undefined, key: Kind, all: readonly Said[]): number | undefined {
  const same = (out?.keys ?? []).filter((each) => isOneOf(each, key))
  // On however many cards they stand here.
  const said = all.filter((other) => same.some((each) => isOneOf(each, other)))
  return same.length > 0 && sum(same) !== sum(said) ? sum(same) : undefined
}

type Said = Kind & Pick<Key, 'handedOver'>
const sum = (keys: readonly Pick<Key, 'handedOver'>[]) => keys.reduce((all, { handedOver }) => all + handedOver, 0)

/** What was handed out of it once and is not counted yet. */
export const uncountedKeys = (out: KeysOut | undefined, counted: readonly Key[]): KeysOut['keys'] =>
  (out?.keys ?? []).filter((each) => !counted.some((key) => isOneOf(each, key)))

type Kind = Pick<Key, 'kind' | 'serialNumber'>

/** Where no number of it was written down, any of the kind is one of those that were handed out. */
const isOneOf = (out: Kind, key: Kind): boolean =>
  key.kind === out.kind && (out.serialNumber === '' || key.serialNumber === out.serialNumber)

/** Whether every key has its number, also those that were handed out before and are none of this protocol yet. */
export const areKeysCounted = <P extends Recorded & { content: { keys: readonly Key[] } }>(
  protocol: P,
  all: readonly P[],
): boolean => {
  const { kind, keys } = protocol.content
  const isLeft = leaves(kind) && uncountedKeys(keysOut(protocol, all), keys).length > 0
  return !isLeft && !keys.some((key) => isUncounted(kind, key))
}
