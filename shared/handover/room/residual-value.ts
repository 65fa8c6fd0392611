import type { CalendarDate } from '#shared/dates.ts'

export interface ResidualValueInput {
  installedYear: number
  date: CalendarDate
  lifeSpanYears: number
  /** What it cost, or costs to replace; undefined when nobody knows. */
  newPrice?: number | undefined
}

export interface ResidualValue {
  ageYears: number
  /** Of what it was worth when new, 0 to 100, to whole percent. */
  percent: number
  /** Undefined without a price. */
  amount: number | undefined
}

/**
 * What is left of something's value, straight along its life span. A suggestion: a person writes what stands in the protocol.
 * Undefined when it cannot be said: installed after the day, or a life span of nothing.
 */
export function residualValue({
  installedYear,
  date,
  lifeSpanYears,
  newPrice,
}: ResidualValueInput): ResidualValue | undefined {
  const ageYears = Number(date.slice(0, 4)) - installedYear
  if (!(ageYears >= 0) || !(lifeSpanYears > 0)) return undefined
  const part = Math.max(0, 1 - ageYears / lifeSpanYears)
  return {
    ageYears,
    percent: Math.round(part * 100),
    amount: newPrice === undefined ? undefined : Math.round(newPrice * part * 100) / 100,
  }
}
