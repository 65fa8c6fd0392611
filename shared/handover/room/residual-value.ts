import type { CalendarDate } from '#shared/dates.ts'

/** How something loses its value: not at all at first, then evenly, down to what remains of it. */
export interface WearRule {
  years: number
  /** In which nothing is lost yet (French: franchise). */
  freeYears: number
  /** Of what it was worth when new, at the end and for ever after (French: quote-part résiduelle). */
  restPercent: number
}

export interface ResidualValueInput {
  installedYear: number
  date: CalendarDate
  wear: WearRule
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
 * What is left of something's value, straight from the end of its free years to the end of its life span. A suggestion: a person writes
 * what stands in the protocol. Undefined when it cannot be said: installed after the day, or a life span that is over before it begins.
 */
export function residualValue({ installedYear, date, wear, newPrice }: ResidualValueInput): ResidualValue | undefined {
  const { years, freeYears, restPercent } = wear
  const ageYears = Number(date.slice(0, 4)) - installedYear
  if (!(ageYears >= 0) || !(freeYears >= 0) || !(years > freeYears)) return undefined
  const rest = restPercent / 100
  const worn = Math.min(1, Math.max(0, (ageYears - freeYears) / (years - freeYears)))
  const part = 1 - (1 - rest) * worn
  return {
    ageYears,
    percent: Math.round(part * 100),
    amount: newPrice === undefined ? undefined : Math.round(newPrice * part * 100) / 100,
  }
}

/** The same under a use that wears things out sooner: its years shrink alike, and what remains stays. */
export const shortenedBy = (percent: number, { years, freeYears, restPercent }: WearRule): WearRule => {
  const shorter = (each: number) => Math.round(each * (100 - percent)) / 100
  return { years: shorter(years), freeYears: shorter(freeYears), restPercent }
}
