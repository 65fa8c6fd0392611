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
