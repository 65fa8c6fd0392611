import { describe, expect, test } from 'vitest'
import { buildLifeSpan } from './testing/build-life-span.ts'
import { changedLifeSpans, hasBegunBy, lifeSpanChange, MAX_LIFE_SPANS, newLifeSpan } from './own-table.ts'

const refused = (more: object) => newLifeSpan.safeParse(buildLifeSpan('Peinture', more)).error?.issues[0]?.message
const change = (set: object[], removed: string[] = []) =>
  lifeSpanChange.parse({ country: 'FR', set: set.map((each) => ({ ...each })), removed })

describe('a life span of an organization', () => {
  test('says how long, where it comes from and since when', () => {
    expect(newLifeSpan.parse(buildLifeSpan('  Peinture\u202E '))).toEqual(buildLifeSpan('Peinture'))
    expect(refused({ source: ' ' })).toBe('life_span_source_required')
    expect(refused({ since: '' })).toBe('life_span_since_required')
    expect(refused({ since: '2024-02-30' })).toBe('date_invalid')
    expect(refused({ name: '\u200B' })).toBe('component_required')
  })

  test('holds by the day on which it is typed: a year that is still to come is a slip', () => {
    const since = (day: string) =>
      newLifeSpan.check(hasBegunBy('2026-11-28')).safeParse(buildLifeSpan('Peinture', { since: day })).error?.issues[0]
    expect(since('2026-11-29')).toMatchObject({ message: 'life_span_since_future', path: ['since'] })
    expect(since('2026-11-28')).toBeUndefined()
    for (const day of ['01.03.20255', '0000-03-01', '20255-03-01'])
      expect(since(day)).toMatchObject({ message: 'date_invalid', path: ['since'] })
  })

  test.each([0, -1, 0.4, 100.5, 1e9, Number.NaN, '7', null])('does not last %s years', (years) => {
    expect(refused({ years, freeYears: 0 })).toBe('life_span_years_range')
  })

  test('has fewer years without abatement than years, and leaves at most all of its value', () => {
    for (const freeYears of [7, 8, -1, 1e9]) expect(refused({ freeYears })).toBe('free_years_range')
    for (const restPercent of [-1, 101, Number.NaN]) expect(refused({ restPercent })).toBe('share_invalid')
    expect(
      newLifeSpan.safeParse(buildLifeSpan('Moquette', { years: 7.5, freeYears: 6.5, restPercent: 0 })).success,
    ).toBe(true)
  })
})

describe('a change of the table', () => {
  const table = [buildLifeSpan('Moquette'), buildLifeSpan('Peinture')]

  test('takes the place of what has its name, in whatever case, and leaves the others', () => {
    const { changed } = changedLifeSpans(
      table,
      change([buildLifeSpan('PEINTURE', { years: 9 }), buildLifeSpan('Évier')], ['moquette', 'none']),
    )
    expect(changed).toEqual([buildLifeSpan('PEINTURE', { years: 9 }), buildLifeSpan('Évier')])
    expect(changedLifeSpans(table, change([])).changed).toEqual(table)
  })

  test('of two people at once undoes nothing that the other one did', () => {
    const { changed: first } = changedLifeSpans(table, change([buildLifeSpan('Évier')]))
    expect(
      changedLifeSpans(first, change([buildLifeSpan('Parquet')], ['Moquette'])).changed.map(({ name }) => name),
    ).toEqual(['Parquet', 'Peinture', 'Évier'])
  })

  test('names nothing twice, is of a country with homes, and is no list without end', () => {
    const read = (body: object) => lifeSpanChange.safeParse({ country: 'FR', set: [], removed: [], ...body })
    expect(read({ set: [buildLifeSpan('Évier'), buildLifeSpan('évier')] }).error?.issues[0]?.message).toBe(
      'life_span_twice',
    )
    expect(read({ country: 'XX' }).error?.issues[0]?.message).toBe('rent_country_required')
    const many = Array.from({ length: MAX_LIFE_SPANS + 1 }, (_, at) => buildLifeSpan(`Teil ${at}`))
    expect(read({ set: many }).error?.issues[0]?.message).toBe('too_many_life_spans')
    expect(read({ set: many.slice(1) }).success).toBe(true)
  })
})
