import { packs, policyPacks } from './every-pack.ts'
import type { Pack } from './pack.ts'

export type PolicyPack = (typeof policyPacks)[number]

/** Undefined is: as the specification has it. So is a pack of a later release, which this one does not know. */
export function rulesOf(pack: PolicyPack): Pack
export function rulesOf(pack: string | null | undefined): Pack | undefined
export function rulesOf(pack: string | null | undefined): Pack | undefined {
  const known = policyPacks.find((each) => each === pack)
  return known && packs[known]
}
