import { type HomeCountry, homeCountries } from '#shared/home-countries.ts'
import { packs } from './every-pack.ts'
import type { OwnQuestion, Pack } from './pack.ts'

/** Undefined is: as the specification has it. So is a pack of a later release, which this one does not know. */
export function rulesOf(pack: HomeCountry): Pack
export function rulesOf(pack: string | null | undefined): Pack | undefined
export function rulesOf(pack: string | null | undefined): Pack | undefined {
  const known = homeCountries.find((each) => each === pack)
  return known && packs[known]
}

/** By what a process asks: its pack, and what its organization chose besides. */
export interface AskedBy {
  policyPack?: string | null | undefined
  /** Those of a later release are not known. */
  ownQuestions?: readonly string[] | null | undefined
}

/** What an application was made under, and keeps. */
export interface AskedUnder {
  pack: HomeCountry
  version: number
  /** Asked besides; absent where that was nothing. */
  own?: OwnQuestion[]
}

/** The rules of its pack, with what was chosen from the bank as far as that pack lets it be asked; undefined without one. */
export function rulesAskedBy({ policyPack, ownQuestions }: AskedBy): Pack | undefined {
  const pack = rulesOf(policyPack)
  const chosen = pack && askableOf(pack, ownQuestions ?? [])
  if (!pack || !chosen || chosen.length === 0) return pack
  return { ...pack, questions: { ...pack.questions, ...Object.fromEntries(chosen.map((each) => [each, 'optional'])) } }
}

/** What is chosen, in the order of the pack, without what may not be asked there. */
export const askableOf = ({ mayAsk }: Pack, chosen: readonly string[]): OwnQuestion[] =>
  mayAsk.filter((each) => chosen.includes(each))
