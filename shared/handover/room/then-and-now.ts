import type { Key, Meter } from '#shared/handover/installations.ts'
import { isSameMeter } from '#shared/handover/meters.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { inOrder } from './number-defects.ts'
import { type Component, existing, type ProtocolRoom, type RoomContent } from './room.ts'

/** The same thing as two protocols record it. One of them may not know it. */
export interface ThenAndNow<Thing> {
  id: string
  was: Thing | undefined
  now: Thing | undefined
}

/** Who moves in is shown what holds now: how somebody else had got the home is none of their business. */
export const standsBeside = ({ kind }: Pick<ProtocolContent, 'kind'>): boolean => kind !== 'move_in'

export interface PartBeside extends ThenAndNow<Component> {
  /** A defect of it is recorded now. */
  hasDefect: boolean
}

/** Parts of a room, in the order of the protocol before; what is new comes last. */
export const partsBeside = (
  was: Pick<RoomContent, 'components'>,
  now: Pick<RoomContent, 'components' | 'defects'>,
): PartBeside[] =>
  beside(was.components, now.components, (a, b) => nameKey(a.type) === nameKey(b.type)).map((each) => ({
    ...each,
    hasDefect: now.defects.some(({ componentId }) => componentId !== null && componentId === each.now?.id),
  }))

/** A room as it was recorded then, and its parts then and now. */
export interface RoomBeside {
  was: RoomContent
  parts: PartBeside[]
}

export interface RoomsBeside {
  /** The room that was called the same then, of each room now, by the id of that. */
  before: ReadonlyMap<string, RoomBeside>
  /** Those that are not recorded now. */
  left: ProtocolRoom[]
}

/** By the names that were recorded, in whatever language they are shown afterwards: what is one room anywhere is one everywhere. */
export function roomsBeside(was: readonly ProtocolRoom[], now: readonly ProtocolRoom[]): RoomsBeside {
  const isSame = (a: ProtocolRoom, b: ProtocolRoom) => nameKey(a.content.name) === nameKey(b.content.name)
  const all = beside(inOrder(was), inOrder(now), isSame)
  return {
    before: new Map(
      all.flatMap((each) => {
        if (!each.was || !each.now) return []
        const then = each.was.content
        return [[each.now.id, { was: then, parts: partsBeside(then, each.now.content) }] as const]
      }),
    ),
    left: existing(all.flatMap((each) => (each.was && !each.now ? [each.was] : []))),
  }
}

export const metersBeside = (was: readonly Meter[], now: readonly Meter[]): ThenAndNow<Meter>[] =>
  beside(was, now, (a, b) => a.kind === b.kind && a.number !== '' && a.number === b.number, isSameMeter)

export const keysBeside = (was: readonly Key[], now: readonly Key[]): ThenAndNow<Key>[] =>
  beside(
    was,
    now,
    (a, b) => a.kind === b.kind && a.serialNumber === b.serialNumber,
    // Where no number was written down on one of them, it may be the same.
    (a, b) => a.kind === b.kind && (a.serialNumber === '' || b.serialNumber === ''),
  )

/**
 * Whether a part is as it was: false where both say one thing differently, true where they say the same to the letter and no defect of
 * it is recorded now. Undefined otherwise: of what nobody said nothing is concluded.
 */
export function isAsItWas({ was, now, hasDefect }: PartBeside): boolean | undefined {
  if (!was || !now) return undefined
  const isOther = (before: string | null, after: string | null) => before !== null && after !== null && before !== after
  if (isOther(was.condition, now.condition) || isOther(tried(was), tried(now))) return false
  const isSaid = was.condition !== null || tried(was) !== null
  const isSame = was.condition === now.condition && was.works === now.works && was.note === now.note
  return isSaid && isSame && !hasDefect ? true : undefined
}

const tried = ({ works }: Component) => (works === 'untested' ? null : works)

/** Each is found once, by the strictest of the ways in which it can be known again. */
function beside<Thing extends { id: string }>(
  was: readonly Thing[],
  now: readonly Thing[],
  ...ways: ((before: Thing, after: Thing) => boolean)[]
): ThenAndNow<Thing>[] {
  const found = new Map<Thing, Thing>()
  const taken = new Set<Thing>()
  for (const isSame of ways) {
    for (const before of was) {
      const after = found.has(before) ? undefined : now.find((each) => !taken.has(each) && isSame(before, each))
      if (after) {
        found.set(before, after)
        taken.add(after)
      }
    }
  }
  return [
    ...was.map((before) => ({ id: found.get(before)?.id ?? before.id, was: before, now: found.get(before) })),
    ...now.filter((each) => !taken.has(each)).map((each) => ({ id: each.id, was: undefined, now: each })),
  ]
}

/** By which a room or a part is known again. */
export const nameKey = (name: string): string => name.trim().toLowerCase()
