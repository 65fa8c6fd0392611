import * as z from 'zod/mini'
import { homeCountries, type HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { packs } from './every-pack.ts'
import type { OwnQuestion } from './pack.ts'
import { askableOf, rulesOf } from './policy-packs.ts'

/** What an organization may choose for its next processes: a country's pack, or that of the country in which each home is. */
export const packChoices = ['home_country', ...homeCountries] as const
export type PackChoice = (typeof packChoices)[number]

/** Null is: no pack, everything is asked as the specification has it. */
export const chosenPack = z.nullable(z.enum(packChoices, { error: 'invalid' satisfies IssueCode }))

/** The pack that a new process gets, and keeps. */
export const packOfNewProcess = (choice: PackChoice | null, homeCountry: HomeCountry): HomeCountry | null =>
  choice === 'home_country' || rulesOf(homeCountry).isBinding ? homeCountry : choice

const MAX_CHOSEN = 50

/** The bank: all that some pack lets an organization ask besides. */
export const ownQuestions = [...new Set(homeCountries.flatMap((country) => packs[country].mayAsk))]

/** Each once, in the order of the bank. */
export const chosenQuestions = z.pipe(
  z.array(z.enum(ownQuestions, { error: 'invalid' satisfies IssueCode })).check(z.maxLength(MAX_CHOSEN)),
  z.transform((chosen) => ownQuestions.filter((each) => chosen.includes(each))),
)

/** What a new process asks besides, and keeps: what its pack allows, and the country of the home as well, whichever pack was chosen. */
export const questionsOfNewProcess = (
  chosen: readonly string[],
  pack: HomeCountry | null,
  homeCountry: HomeCountry,
): OwnQuestion[] => (pack ? askableOf(rulesOf(pack), askableOf(rulesOf(homeCountry), chosen)) : [])
