import * as z from 'zod/mini'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { packs } from './every-pack.ts'

/** For so long before managers are told what will be erased, where it is kept so long: time enough to keep what is needed of it. */
export const TOLD_AHEAD_DAYS = 14

/** @param chosen by the organization; null is as the country of the home has it */
export const keptDays = (chosen: number | null, country: HomeCountry): number => chosen ?? packs[country].retention.days

/** An organization may choose less or more, within a year: what is older is no longer needed for any choice. */
const MAX_RETENTION_DAYS = 365

const problem = { error: 'retention_days_range' satisfies IssueCode }

/** Null is: as the country has it. */
export const chosenRetention = z.nullable(
  z
    .number(problem)
    .check(z.refine(Number.isInteger, problem), z.minimum(1, problem), z.maximum(MAX_RETENTION_DAYS, problem)),
)
