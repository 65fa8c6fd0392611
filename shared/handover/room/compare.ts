import { inOrder } from './number-defects.ts'
import type { Component, Defect, ProtocolRoom, RoomContent } from './room.ts'
import { partsBeside, type RoomBeside } from './then-and-now.ts'

/** A defect that was recorded then and is not now: somebody looked for it, or nobody did. */
export interface EarlierDefect {
  before: Defect
  state: 'gone' | 'not_looked_at'
}

/** What is different from the protocol before. */
export interface RoomDifference {
  roomId: string
  /** No room of this name was recorded then. */
  isNew: boolean
  components: { component: Component; before: Component }[]
  /** Recorded now and not then. */
  newDefects: Defect[]
  /** Recorded then, and still there. */
  remainingDefects: { defect: Defect; before: Defect }[]
  /** Recorded then and not now. */
  otherDefects: EarlierDefect[]
}

/** A component is found again by its type, a defect by what it says it was before. @param beside how the room was then; undefined where it was not recorded */
export function compareRoom(room: ProtocolRoom, beside: RoomBeside | undefined): RoomDifference {
  const { components, defects } = room.content
  const before = beside?.was
  const were = before?.defects ?? []
  const found = new Map(defects.map((defect) => [defect.id, were.find(({ id }) => id === defect.baselineDefectId)]))
  const remaining = defects.flatMap((defect) => {
    const old = found.get(defect.id)
    return old ? [{ defect, before: old }] : []
  })
  return {
    roomId: room.id,
    isNew: before === undefined,
    components: components.flatMap((component) => {
      const old = beside?.parts.find(({ now }) => now?.id === component.id)?.was
      return old && isChanged(component, old) ? [{ component, before: old }] : []
    }),
    newDefects: defects.filter(({ id }) => !found.get(id)),
    remainingDefects: remaining,
    otherDefects: before ? notAgain(before, [room]) : [],
  }
}

/** Of every room then, also of one that is called otherwise now, or was not walked through: what was not found again. */
export const earlierDefects = (
  now: readonly ProtocolRoom[],
  baseline: readonly ProtocolRoom[],
): (EarlierDefect & { room: ProtocolRoom })[] =>
  inOrder(baseline).flatMap((room) => notAgain(room.content, now).map((each) => ({ ...each, room })))

/** Looked for and not found, in each room now, of defects that are not known here: how many is all that can be said of them. */
export function unknownGone(
  now: readonly ProtocolRoom[],
  baseline: readonly ProtocolRoom[],
): { room: ProtocolRoom; count: number }[] {
  const known = new Set(baseline.flatMap(({ content }) => content.defects.map(({ id }) => id)))
  return inOrder(now).flatMap((room) => {
    const count = (room.content.goneDefectIds ?? []).filter((id) => !known.has(id)).length
    return count > 0 ? [{ room, count }] : []
  })
}

function notAgain({ defects }: Pick<RoomContent, 'defects'>, now: readonly ProtocolRoom[]): EarlierDefect[] {
  const again = new Set(now.flatMap(({ content }) => content.defects.map(({ baselineDefectId }) => baselineDefectId)))
  const gone = new Set(now.flatMap(({ content }) => content.goneDefectIds ?? []))
  return defects
    .filter(({ id }) => !again.has(id))
    .map((before) => ({ before, state: gone.has(before.id) ? 'gone' : 'not_looked_at' }))
}

/**
 * The same defect, still there: where it is, what it is, and its photos. What was decided about it, and what the parties say to it, is
 * theirs anew: who moves in does not owe what was agreed with who moved out. A part that the room has no longer stands in the words of where it is.
 */
export function stillThere(id: string, before: Defect, then: RoomContent, now: RoomContent): Defect {
  const part = partsBeside(then, now).find(({ was }) => was !== undefined && was.id === before.componentId)
  const place = !part || part.now ? before.place : [part.was?.type, before.place].filter(Boolean).join(', ')
  return {
    ...before,
    ...undecided,
    id,
    componentId: part?.now?.id ?? null,
    place,
    positions: {},
    baselineDefectId: before.id,
  }
}

const undecided = {
  remedy: 'none',
  responsible: 'open',
  share: null,
  amount: null,
  workedOut: undefined,
  deadline: null,
} as const

const isChanged = (now: Component, before: Component) =>
  now.condition !== null && (now.condition !== before.condition || now.works !== before.works)
