import * as z from 'zod/mini'
import { homeCountries, type HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { rulesOf } from './policy-packs.ts'

/** What an organization may choose for its next processes: a country's pack, or that of the country in which each home is. */
export const packChoices = ['home_country', ...homeCountries] as const
export type PackChoice = (typeof packChoices)[number]

/** Null is: no pack, everything is asked as the specification has it. */
export const chosenPack = z.nullable(z.enum(packChoices, { error: 'invalid' satisfies IssueCode }))

/** The pack that a new process gets, and keeps. */
export const packOfNewProcess = (choice: PackChoice | null, homeCountry: HomeCountry): HomeCountry | null =>
  choice === 'home_country' || rulesOf(homeCountry).isBinding ? homeCountry : choice
