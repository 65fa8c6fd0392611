import { isExplained } from '#shared/handover/ready-to-sign.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'

/** How far somebody is with a room, from 0 to 1: whether it was seen, and what is judged of it. */
export function roomProgress(content: RoomContent): number {
  const { coverage, components } = content
  if (coverage === null) return 0
  if (coverage === 'inaccessible' || coverage === 'not_present') return isExplained(content) ? 1 : 0.5
  const judged = components.filter(({ condition }) => condition !== null).length
  return ((isExplained(content) ? 1 : 0) + judged) / (1 + components.length)
}
