import { describe, expect, test } from 'vitest'
import { lifeSpans } from '#shared/handover/room/life-spans.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { dropKeptSpan, keepSpan, readKeptSpans } from './kept-life-spans.ts'
import { knownSpans } from './known-spans.ts'

const span = (name: string, years: number) => ({
  name,
  years,
  freeYears: 0,
  restPercent: 0,
  source: 'Hausverband 2026',
  since: '2026-01-01',
})
const before = (storage: Storage, text: string) => storage.setItem('handover-life-spans:o1', text)

describe('what waits on a device for the table of its organization', () => {
  test('is there until it was taken over or removed, each by itself', () => {
    const storage = memoryStorage()
    const [paint, carpet] = [
      { ...span('paint', 12), country: 'CH' as const },
      { ...span('carpet', 6), country: 'CH' as const },
    ]
    expect(keepSpan(storage, 'o1', paint)).toBe(true)
    keepSpan(storage, 'o1', { ...carpet, years: 5 })
    keepSpan(storage, 'o1', carpet)
    expect(readKeptSpans(storage, 'o1')).toEqual([paint, carpet])
    expect(readKeptSpans(storage, 'o2')).toEqual([])
    dropKeptSpan(storage, 'o1', paint)
    expect(readKeptSpans(storage, 'o1')).toEqual([carpet])
  })

  test('has what an older version kept, of no country', () => {
    const storage = memoryStorage()
    before(storage, '{"paint":12,"carpet":6}')
    const kept = readKeptSpans(storage, 'o1')
    expect(kept.map(({ name, years, country }) => [name, years, country])).toEqual([
      ['paint', 12, null],
      ['carpet', 6, null],
    ])
    for (const each of kept.slice(0, 1)) dropKeptSpan(storage, 'o1', each)
    expect(readKeptSpans(storage, 'o1')).toEqual(kept.slice(1))
  })

  test.each(['{', '[]', '{"paint":"12"}', '{"paint":-1}'])('and lies there as %s is passed over', (text) => {
    const storage = memoryStorage()
    before(storage, text)
    storage.setItem('life-spans-kept:o1', text)
    expect(readKeptSpans(storage, 'o1')).toEqual([])
  })

  test('stays with what another version of the app put beside it', () => {
    const storage = memoryStorage()
    const paint = { ...span('paint', 12), country: 'CH' as const }
    const [unknown, carpet] = [
      { ...span('roof', 40), country: 'LI' },
      { ...span('carpet', 6), country: 'CH' as const },
    ]
    storage.setItem('life-spans-kept:o1', JSON.stringify([unknown, paint]))
    expect(readKeptSpans(storage, 'o1')).toEqual([paint])
    keepSpan(storage, 'o1', carpet)
    dropKeptSpan(storage, 'o1', paint)
    expect(readKeptSpans(storage, 'o1')).toEqual([carpet])
    expect(JSON.parse(storage.getItem('life-spans-kept:o1') ?? '')).toEqual([unknown, carpet])
    before(storage, '{"paint":"twelve","window":30}')
    for (const each of readKeptSpans(storage, 'o1')) dropKeptSpan(storage, 'o1', each)
    expect(storage.getItem('handover-life-spans:o1')).toBe('{"paint":"twelve"}')
  })

  test('is told of where the device keeps nothing', () => {
    const storage = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(keepSpan(storage, 'o1', { ...span('paint', 12), country: 'CH' })).toBe(false)
  })
})

describe('what is offered in a home', () => {
  const yearsOf = (name: string, known: ReturnType<typeof knownSpans>) =>
    known.flatMap((each) => (each.name === name ? [[each.by, each.wear.years]] : []))

  test('is what the organization set, before what waits on the device, before what is published', () => {
    const kept = [
      { ...span('PAINT', 12), country: null },
      { ...span('carpet', 6), country: 'CH' as const },
    ]
    const known = knownSpans('CH', [span('paint', 9)], kept)
    expect(known).toHaveLength(lifeSpans.length)
    expect(yearsOf('paint', known)).toEqual([['organization', 9]])
    expect(yearsOf('carpet', known)).toEqual([['device', 6]])
    expect(yearsOf('pvc_floor', known)).toEqual([['publication', undefined]])
    expect(yearsOf('fridge', known)).toEqual([['publication', 10]])
  })

  test('is published only where people go by it, and in France nothing that is in no agreement', () => {
    expect(homeCountries.filter((country) => knownSpans(country, [], []).length > 0)).toEqual(['CH'])
    const kept = [{ ...span('paint', 12), country: null }]
    expect(yearsOf('paint', knownSpans('DE', [], kept))).toEqual([['device', 12]])
    expect(knownSpans('FR', [], kept)).toEqual([])
    expect(yearsOf('Peinture', knownSpans('FR', [span('Peinture', 7)], kept))).toEqual([['organization', 7]])
  })
})
