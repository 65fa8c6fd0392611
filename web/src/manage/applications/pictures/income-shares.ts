import type { Burden } from '#shared/salary/burden.ts'
import type { Basis } from '#shared/salary/income-said.ts'
import type { Shown } from '#web/manage/records/use-records.ts'

/** An application, and which part of the income the rent takes; 0 where that is not known. */
export interface IncomeShare {
  application: Shown<'application'>
  value: number
  /** Of which income; undefined where that is not known. */
  basis: Basis | undefined
  /** Whether it can be compared at all. */
  trust: 'known' | 'doubtful' | 'unknown'
}

export const shareOf = (application: Shown<'application'>, burden: Burden | undefined): IncomeShare => ({
  application,
  value: burden?.share ?? 0,
  basis: burden?.basis,
  trust: burden === undefined ? 'unknown' : burden.isDoubtful ? 'doubtful' : 'known',
})

export type SortedShares = Record<IncomeShare['trust'], IncomeShare[]>

/** Each by how far it can be trusted, the lightest rent first. */
export function sortedByShare(shares: readonly IncomeShare[]): SortedShares {
  const found: SortedShares = { known: [], doubtful: [], unknown: [] }
  for (const share of shares) found[share.trust].push(share)
  for (const each of Object.values(found)) each.sort((a, b) => a.value - b.value)
  return found
}
