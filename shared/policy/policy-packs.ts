import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { packs } from './every-pack.ts'
import type { Pack } from './pack.ts'

/** Undefined is: as the specification has it. So is a pack of a later release, which this one does not know. */
export function rulesOf(pack: HomeCountry): Pack
export function rulesOf(pack: string | null | undefined): Pack | undefined
export function rulesOf(pack: string | null | undefined): Pack | undefined {
  const known = homeCountries.find((each) => each === pack)
  return known && packs[known]
}
