import { packs } from '#shared/policy/every-pack.ts'
import type { Pack } from '#shared/policy/pack.ts'

/** How long something lasts in a rented home, and who says so. */
export interface LifeSpan {
  type: string
  years: number
  /** The longest that is published, where it depends on the quality: then a person says which. */
  upTo?: number
  /** Published tables contradict each other about it. */
  isDisputed?: true
  source: string
}

/** In which all of them were looked at; the sources carry no edition. */
export const LOOKED_AT_YEAR = 2026

/**
 * What published sources say of Swiss homes: mieterverband.ch and ldt.innov8.ch show excerpts of the table of HEV and MV, the others
 * quote it; not the whole table, which is theirs. In other countries no table holds for everybody: there a life span is typed, or stands
 * in the organization's own table (shared/life-span/own-table.ts).
 */
export const lifeSpans: readonly LifeSpan[] = [
  { type: 'paint', years: 8, source: 'taxalis.ch' },
  { type: 'wallpaper', years: 10, source: 'umzugsreinigungzuerich.ch' },
  { type: 'ingrain_wallpaper', years: 10, source: 'mieterverband.ch' },
  { type: 'carpet', years: 5, upTo: 10, isDisputed: true, source: 'umzugsreinigungzuerich.ch' },
  { type: 'parquet_sealing', years: 10, source: 'umzugsreinigungzuerich.ch' },
  { type: 'pvc_floor', years: 10, upTo: 20, isDisputed: true, source: 'umzugsreinigungzuerich.ch' },
  { type: 'linoleum', years: 25, source: 'umzugsreinigungzuerich.ch' },
  { type: 'parquet', years: 40, source: 'taxalis.ch' },
  { type: 'fridge', years: 10, source: 'ldt.innov8.ch' },
  { type: 'extractor_hood', years: 10, source: 'ldt.innov8.ch' },
  { type: 'oven_and_hob', years: 15, source: 'ldt.innov8.ch' },
  { type: 'dishwasher', years: 15, source: 'taxalis.ch' },
  { type: 'window', years: 25, source: 'taxalis.ch' },
  { type: 'washbasin', years: 35, source: 'taxalis.ch' },
]

/** How people in that country come to a life span: by published tables, by a grid that was agreed on, or by what they type. */
export const lifeSpansIn = (country: string): Pack['lifeSpans'] =>
  Object.hasOwn(packs, country) ? (packs as Record<string, Pack>)[country]?.lifeSpans : undefined

/** What is taken for it unless somebody says otherwise; undefined where it depends. */
export const usualYears = ({ years, upTo }: Pick<LifeSpan, 'years' | 'upTo'>): number | undefined =>
  upTo === undefined ? years : undefined
