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

/** How long something lasts in a rented home, and who says so: a start that can be changed on every device. */
export interface LifeSpan {
  type: string
  years: number
  source: string
  /** Of the source. */
  year: number
}

/** Values that several published sources agree on; not the whole table of HEV and MV, which is theirs. */
export const lifeSpans: readonly LifeSpan[] = [
  { type: 'paint', years: 8, source: 'taxalis.ch', year: 2025 },
  { type: 'wallpaper', years: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'carpet', years: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'parquet_sealing', years: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'pvc_floor', years: 20, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'linoleum', years: 25, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'parquet', years: 40, source: 'taxalis.ch', year: 2025 },
  { type: 'dishwasher', years: 15, source: 'taxalis.ch', year: 2025 },
  { type: 'window', years: 25, source: 'taxalis.ch', year: 2025 },
  { type: 'washbasin', years: 35, source: 'taxalis.ch', year: 2025 },
]
