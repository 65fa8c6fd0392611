import type { SmokeDetector } from '#shared/handover/installations.ts'
import { newId } from '#shared/ids.ts'

/** Nobody has to say that one works which nobody tested. */
export const makeDetector = (location: string): SmokeDetector => ({
  id: newId(),
  location,
  isPresent: true,
  works: null,
  expires: '',
})

/** Those that were there, to be tested anew; until when one lasts is the same. None twice in one place. */
export const detectorsAfter = (before: readonly SmokeDetector[], known: readonly SmokeDetector[]): SmokeDetector[] => [
  ...known,
  ...before
    .filter(({ isPresent, location }) => isPresent && known.every((each) => each.location !== location))
    .map(({ location, expires }) => ({ ...makeDetector(location), expires })),
]
