import type { Component, Condition, RoomContent } from '#shared/handover/room/room.ts'

/** Parts that got a grade together, with nobody choosing it for each. */
export interface GradedTogether {
  ids: readonly string[]
  condition: Condition
}

/** Parts that nobody has looked at: whoever recorded a defect, a note or a photo there, or that it does not work, has. */
export const untouchedIn = ({ components, defects }: Pick<RoomContent, 'components' | 'defects'>): Component[] =>
  components.filter(
    ({ id, condition, works, note, photoIds }) =>
      condition === null &&
      works !== 'no' &&
      note === '' &&
      photoIds.length === 0 &&
      !defects.some(({ componentId }) => componentId === id),
  )

/** With that grade for those of them that still nobody has looked at. */
export const graded = (room: RoomContent, { ids, condition }: GradedTogether): RoomContent => {
  const untouched = new Set(untouchedIn(room).map(({ id }) => id))
  return regraded(room, ids, (each) => (untouched.has(each.id) ? condition : each.condition))
}

/** Without it again; what somebody chose since stays. */
export const ungraded = (room: RoomContent, { ids, condition }: GradedTogether): RoomContent =>
  regraded(room, ids, (each) => (each.condition === condition ? null : each.condition))

const regraded = (
  room: RoomContent,
  ids: readonly string[],
  to: (each: Component) => Condition | null,
): RoomContent => ({
  ...room,
  components: room.components.map((each) => (ids.includes(each.id) ? { ...each, condition: to(each) } : each)),
})
