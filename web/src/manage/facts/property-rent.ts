import type { HomeCountry } from '#shared/home-countries.ts'
import { formatMoney, totalRent } from '#shared/money.ts'
import type { ManagedProcess } from '#shared/process/manager/process.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'

/** The rent that applicants of a process would pay: its own, or that of the property. */
export const rentOf = (
  process: Pick<ManagedProcess, 'newRent' | 'newSideCosts'>,
  property: ManagedProperty | null | undefined,
) => ({
  rent: process.newRent ?? property?.baseRent,
  sideCosts: process.newSideCosts ?? property?.sideCosts,
  total: totalRent(process.newRent ?? property?.baseRent, process.newSideCosts ?? property?.sideCosts),
})

/** Undefined where nothing was said, so that the place can say so in its own words. */
export const moneyIn = (
  amount: number | null | undefined,
  property: { country: HomeCountry | undefined } | null | undefined,
) => (amount == null ? undefined : formatMoney(amount, property?.country))
