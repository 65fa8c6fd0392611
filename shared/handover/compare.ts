import type { Component, Defect, ProtocolRoom } from './room.ts'

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
  /** Recorded then and not now: repaired, or not looked for yet. */
  goneDefects: Defect[]
}

/** Room by room; a room is found again by its name, a component by its type, a defect by what it says it was before. */
export const compareRooms = (now: readonly ProtocolRoom[], baseline: readonly ProtocolRoom[]): RoomDifference[] =>
  now.map((room) => compareRoom(room, sameRoom(room, baseline)))

/** The room that was called the same then. */
export const sameRoom = (room: ProtocolRoom, baseline: readonly ProtocolRoom[]): ProtocolRoom | undefined =>
  baseline.find(({ content }) => asKey(content.name) === asKey(room.content.name))

function compareRoom(room: ProtocolRoom, before: ProtocolRoom | undefined): RoomDifference {
  const { components, defects } = room.content
  const were = before?.content ?? { components: [], defects: [] }
  const found = new Map(
    defects.map((defect) => [defect.id, were.defects.find(({ id }) => id === defect.baselineDefectId)]),
  )
  const remaining = defects.flatMap((defect) => {
    const old = found.get(defect.id)
    return old ? [{ defect, before: old }] : []
  })
  return {
    roomId: room.id,
    isNew: before === undefined,
    components: components.flatMap((component) => {
      const old = were.components.find(({ type }) => asKey(type) === asKey(component.type))
      return old && isChanged(component, old) ? [{ component, before: old }] : []
    }),
    newDefects: defects.filter(({ id }) => !found.get(id)),
    remainingDefects: remaining,
    goneDefects: were.defects.filter(({ id }) => remaining.every(({ before: old }) => old.id !== id)),
  }
}

const isChanged = (now: Component, before: Component) =>
  now.condition !== null && (now.condition !== before.condition || now.works !== before.works)

const asKey = (name: string) => name.trim().toLowerCase()
