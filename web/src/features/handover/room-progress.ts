import type { RoomContent } from '#shared/handover/room.ts'

/** How far somebody is with a room, from 0 to 1: whether it was seen, and what is judged of it. */
export function roomProgress({ coverage, coverageReason, components }: RoomContent): number {
  if (coverage === null) return 0
  const isExplained = coverage === 'inspected' || coverageReason !== ''
  if (coverage === 'inaccessible' || coverage === 'not_present') return isExplained ? 1 : 0.5
  const judged = components.filter(({ condition }) => condition !== null).length
  return ((isExplained ? 1 : 0) + judged) / (1 + components.length)
}
