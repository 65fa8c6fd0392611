import type { OwnLifeSpan } from '#shared/life-span/own-table.ts'

/** A line of a grid that was agreed on, as it is typed. */
export const buildLifeSpan = (name: string, more: Partial<OwnLifeSpan> = {}): OwnLifeSpan => ({
  name,
  years: 7,
  freeYears: 1,
  restPercent: 10,
  source: 'Accord Habitat 2024',
  since: '2024-03-01',
  ...more,
})
