import { chakra } from '@chakra-ui/react'

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
