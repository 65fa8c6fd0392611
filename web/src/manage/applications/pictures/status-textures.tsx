import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#shared/application/status.ts'
import { tones } from '#web/manage/ui/badge-style.ts'
import { applicationTones } from '#web/manage/ui/status-badge.tsx'
import { stackedStatuses } from './received.ts'

/** What tells them apart where colours do not. */
const textures: Record<ApplicationStatus, ReactNode> = {
  offer_accepted: <rect data-ink width="8" height="8" />,
  offer_sent: <path data-ink d="M0 0h8v5h-8z" />,
  accepted: <path data-ink d="M0 0h5v8h-5z" />,
  submitted: <rect data-ink width="8" height="8" />,
  withdrawn: <circle data-ink cx="4" cy="4" r="2.5" />,
  rejected: <path data-line d="M-2 2l4-4M0 8l8-8M6 10l4-4" />,
}

const textureId = (chart: string, status: ApplicationStatus) => `${chart}-${status}`

/** @param chart tells those of several charts apart */
export const textureOf = (chart: string, status: ApplicationStatus) => `url(#${textureId(chart, status)})`

/** To be drawn once in each chart. */
export const StatusTextures = ({ chart }: { chart: string }) => (
  <defs>
    {stackedStatuses.map((status) => (
      <pattern key={status} id={textureId(chart, status)} width="8" height="8" patternUnits="userSpaceOnUse">
        <Texture data-tone={applicationTones[status]}>
          <rect data-ground width="8" height="8" />
          {textures[status]}
        </Texture>
      </pattern>
    ))}
  </defs>
)

const Texture = chakra('g', {
  base: Object.fromEntries(
    Object.entries(tones).map(([tone, { color, background }]) => [
      `&[data-tone=${tone}]`,
      {
        '& [data-ground]': { fill: background },
        '& [data-ink]': { fill: color },
        '& [data-line]': { stroke: color, strokeWidth: '2px' },
      },
    ]),
  ),
})
