import { chakra } from '@chakra-ui/react'
import { isExplained } from '#shared/handover/ready-to-sign.ts'
import type { RoomContent } from '#shared/handover/room/room.ts'

const [SIZE, STROKE] = [36, 4]
const RADIUS = (SIZE - STROKE) / 2
const ROUND = 2 * Math.PI * RADIUS

/** How far something is, from 0 to 1; the words beside it say it too. A tick when it is done. */
export const ProgressRing = ({ part }: { part: number }) => (
  <Ring width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" aria-hidden="true">
    <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} stroke="var(--chakra-colors-line-field)" strokeWidth="2" />
    <circle
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={RADIUS}
      stroke="var(--chakra-colors-pine-solid)"
      strokeWidth={STROKE}
      strokeLinecap="round"
      strokeDasharray={`${part * ROUND} ${ROUND}`}
      opacity={part > 0 ? 1 : 0}
      transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
    />
    {part >= 1 && (
      <path d="M12 18.5l4 4 8-9" stroke="var(--chakra-colors-pine-solid)" strokeWidth="3" strokeLinecap="round" />
    )}
  </Ring>
)

const Ring = chakra('svg', { base: { flex: 'none' } })

/** How far somebody is with a room, from 0 to 1: whether it was seen, and what is judged of it. */
export function roomProgress(content: RoomContent): number {
  const { coverage, components } = content
  if (coverage === null) return 0
  if (coverage === 'inaccessible' || coverage === 'not_present') return isExplained(content) ? 1 : 0.5
  const judged = components.filter(({ condition }) => condition !== null).length
  return ((isExplained(content) ? 1 : 0) + judged) / (1 + components.length)
}
