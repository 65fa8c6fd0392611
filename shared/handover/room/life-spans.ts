import type { HomeCountry } from '#shared/home-countries.ts'
import { packs } from '#shared/policy/every-pack.ts'
import type { Pack } from '#shared/policy/pack.ts'

/** How long something lasts in a rented home, and who says so: a start that can be changed on every device. */
export interface LifeSpan {
  type: string
  years: number
  /** The longest that is published, where it depends on the quality: then a person says which. */
  upTo?: number
  source: string
  /** In which it was looked at; the sources carry no edition. */
  year: number
}

/**
 * What published sources say of Swiss homes; not the whole table of HEV and MV, which is theirs. In other countries no table holds for
 * everybody: there a life span is typed (shared/policy/pack.ts).
 */
export const lifeSpans: readonly LifeSpan[] = [
  { type: 'paint', years: 8, source: 'taxalis.ch', year: 2025 },
  { type: 'wallpaper', years: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'carpet', years: 5, upTo: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'parquet_sealing', years: 10, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'pvc_floor', years: 10, upTo: 20, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'linoleum', years: 25, source: 'umzugsreinigungzuerich.ch', year: 2025 },
  { type: 'parquet', years: 40, source: 'taxalis.ch', year: 2025 },
  { type: 'dishwasher', years: 15, source: 'taxalis.ch', year: 2025 },
  { type: 'window', years: 25, source: 'taxalis.ch', year: 2025 },
  { type: 'washbasin', years: 35, source: 'taxalis.ch', year: 2025 },
]

/** Whether people in that country go by it. */
export function isPublishedIn(country: HomeCountry): boolean {
  const { hasLifeSpans }: Pack = packs[country]
  return hasLifeSpans === true
}

/** What is taken for it unless somebody says otherwise; undefined where it depends. */
export const usualYears = ({ years, upTo, setYears }: LifeSpan & { setYears?: number }): number | undefined =>
  setYears ?? (upTo === undefined ? years : undefined)
