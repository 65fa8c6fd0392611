import { matchPath } from 'react-router-dom'
import { paths } from '#web/kit/address/paths.ts'

export type AreaKey = 'overview' | 'handovers' | 'team' | 'activity' | 'privacy'

/** From the first that fits: what is below the overview's address and nowhere else is reached from there. */
const areas: readonly [AreaKey, readonly string[]][] = [
  ['handovers', [`${paths.protocols}/*`, `${paths.lifeSpans}/*`]],
  ['team', [`${paths.team}/*`]],
  ['activity', [`${paths.activity}/*`]],
  ['privacy', [`${paths.dataProtection}/*`]],
  ['overview', [`${paths.admin}/*`, `${paths.process}/*`]],
]

/** In which area an address is; a page of the platform is in none. */
export const areaOf = (pathname: string): AreaKey | undefined =>
  areas.find(([, patterns]) => patterns.some((pattern) => matchPath(pattern, pathname)))?.[0]
