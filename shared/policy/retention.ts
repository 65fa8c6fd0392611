import * as z from 'zod/mini'
import type { IssueCode } from '#shared/issues.ts'
import type { RentCountry } from '#shared/money.ts'

/**
 * How many days a rejected or withdrawn application is kept, counted from that decision, where its organization has chosen
 * nothing else. By the country of the home.
 */
export const retentionDays: Record<RentCountry, number> = {
  /**
   * Long enough to answer a claim of discrimination: two months to make it (AGG §21 (5)) and the time it takes to be served. DSK,
   * Orientierungshilfe Mieterselbstauskunft, January 2024: as a rule six months.
   */
  DE: 180,
  /**
   * To be destroyed at once (EDÖB, Merkblatt Mietbewerbung). A week, in which a mistaken refusal can be taken back and the mail
   * about it arrives.
   */
  CH: 7,
}

/** For so long before managers are told what will be erased, where it is kept so long: time enough to keep what is needed of it. */
export const TOLD_AHEAD_DAYS = 14

/** @param chosen by the organization; null is as the country of the home has it */
export const keptDays = (chosen: number | null, country: RentCountry): number => chosen ?? retentionDays[country]

/** An organization may choose less or more, within a year: what is older is no longer needed for any choice. */
const MAX_RETENTION_DAYS = 365

const problem = { error: 'retention_days_range' satisfies IssueCode }

/** Null is: as the country has it. */
export const chosenRetention = z.nullable(
  z
    .number(problem)
    .check(z.refine(Number.isInteger, problem), z.minimum(1, problem), z.maximum(MAX_RETENTION_DAYS, problem)),
)
