import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { type Component, type Condition, conditions, type RoomContent } from './room.ts'
import type { PartBeside } from './then-and-now.ts'

/** The grades of parts that got theirs together, with nobody choosing it for each, by the part's id. */
export type GradedTogether = ReadonlyMap<string, Condition>

/**
 * What is offered where somebody moves in for parts that nobody has looked at: the grade that most parts of the room have, of two as
 * frequent the worse. None before somebody graded one, and never that they are defective: nobody has looked yet.
 */
export function usualGrade(kind: ProtocolKind, { components }: Pick<RoomContent, 'components'>): Condition | undefined {
  if (kind !== 'move_in') return undefined
  const countOf = (grade: Condition) => components.filter(({ condition }) => condition === grade).length
  const most = Math.max(...conditions.map(countOf))
  const usual = most > 0 ? conditions.findLast((grade) => countOf(grade) === most) : undefined
  return usual === 'defective' ? undefined : usual
}

/** One grade for all of them; without one, what the protocol before says of each, as far as it does. */
export const gradesFor = (
  parts: readonly Component[],
  grade: Condition | undefined,
  beside: readonly PartBeside[] = [],
): GradedTogether =>
  new Map(
    parts.flatMap((part) => {
      const condition = grade ?? beside.find(({ now }) => now?.id === part.id)?.was?.condition
      return condition ? [[part.id, condition] as const] : []
    }),
  )

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
export const graded = (room: RoomContent, grades: GradedTogether): RoomContent => {
  const untouched = new Set(untouchedIn(room).map(({ id }) => id))
  return regraded(room, grades, (each, grade) => (untouched.has(each.id) ? grade : each.condition))
}

/** Without it again; what somebody chose since stays. */
export const ungraded = (room: RoomContent, grades: GradedTogether): RoomContent =>
  regraded(room, grades, (each, grade) => (each.condition === grade ? null : each.condition))

const regraded = (
  room: RoomContent,
  grades: GradedTogether,
  to: (each: Component, grade: Condition) => Condition | null,
): RoomContent => ({
  ...room,
  components: room.components.map((each) => {
    const grade = grades.get(each.id)
    return grade ? { ...each, condition: to(each, grade) } : each
  }),
})
