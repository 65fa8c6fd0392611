import * as z from 'zod/mini'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { IssueCode } from '#shared/issues.ts'
import { packs } from './every-pack.ts'

/** For so long before managers are told what will be erased, where it is kept so long: time enough to keep what is needed of it. */
export const TOLD_AHEAD_DAYS = 14

/** @param chosen by the organization; null is as the country of the home has it */
export const keptDays = (chosen: number | null, country: HomeCountry): number => chosen ?? packs[country].retention.days

/** For so long before managers read on the page of the home that who lived there is erased. */
export const TENANCY_NOTICE_DAYS = 30

/** After the last day of a tenancy. @param chosen by the organization; null is as the country of the home has it */
export const residentDays = (chosen: number | null, country: HomeCountry): number =>
  chosen ?? packs[country].afterTenancy.days

/** After a handover, as what proves a claim stays at least as long as one can be made, whatever was chosen for those who left. @param chosen for residents */
export const protocolDays = (chosen: number | null, country: HomeCountry): number =>
  Math.max(residentDays(chosen, country), residentDays(null, country))

/** An organization may choose less or more, within a year: what is older is no longer needed for any choice. */
const MAX_RETENTION_DAYS = 365

/** From half a year, in which a deposit is accounted for, to twenty years: no claim from a tenancy lasts longer. */
const [LEAST_RESIDENT_DAYS, MOST_RESIDENT_DAYS] = [180, 7305]

/** Null is: as the country has it. */
export const chosenRetention = daysBetween(1, MAX_RETENTION_DAYS, 'retention_days_range')
export const chosenResidentDays = daysBetween(LEAST_RESIDENT_DAYS, MOST_RESIDENT_DAYS, 'resident_days_range')

function daysBetween(least: number, most: number, issue: IssueCode) {
  const problem = { error: issue }
  return z.nullable(
    z.number(problem).check(z.refine(Number.isInteger, problem), z.minimum(least, problem), z.maximum(most, problem)),
  )
}
