import { expect, test } from 'vitest'
import { lifeSpans } from '#shared/handover/room/life-spans.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { memoryStorage } from '#web/apply/storage/testing/memory-storage.ts'
import { keepLifeSpan, readLifeSpans, yearsTaken } from './keep-life-span.tsx'

const paintIn = (storage: Storage, organizationId = 'o1') =>
  readLifeSpans(storage, organizationId, 'CH').find(({ type }) => type === 'paint')
const published = lifeSpans.find(({ type }) => type === 'paint')

test('a life span that somebody set is offered next time, beside the published one and its source', () => {
  const storage = memoryStorage()
  expect(readLifeSpans(storage, 'o1', 'CH')).toEqual(lifeSpans)
  expect(keepLifeSpan(storage, 'o1', 'paint', 12)).toBe(true)
  expect(keepLifeSpan(storage, 'o1', 'carpet', 6)).toBe(true)
  expect(paintIn(storage)).toEqual({ ...published, setYears: 12 })
  expect(paintIn(storage, 'o2')).toEqual(published)
})

test('where what is published depends on the quality nothing is taken before somebody said so', () => {
  const carpet = { type: 'carpet', years: 5, upTo: 10, source: 's' }
  expect(yearsTaken(carpet)).toBeUndefined()
  expect(yearsTaken({ ...carpet, setYears: 7 })).toBe(7)
})

test('a table is offered only where people go by it: elsewhere a life span is typed', () => {
  expect(homeCountries.filter((country) => readLifeSpans(memoryStorage(), 'o1', country).length > 0)).toEqual(['CH'])
  const storage = memoryStorage()
  keepLifeSpan(storage, 'o1', 'paint', 12)
  expect(readLifeSpans(storage, 'o1', 'DE'), 'what somebody set stays').toEqual([{ ...published, setYears: 12 }])
})

test('it can be as published again', () => {
  const storage = memoryStorage()
  keepLifeSpan(storage, 'o1', 'paint', 12)
  keepLifeSpan(storage, 'o1', 'paint', undefined)
  expect(paintIn(storage)).toEqual(published)
})

test.each(['{', '[]', '{"paint":"12"}', '{"paint":-1}'])('what lies there as %s is passed over', (text) => {
  const storage = memoryStorage()
  storage.setItem('handover-life-spans:o1', text)
  expect(paintIn(storage)).toEqual(published)
})

test('a device that keeps nothing says so', () => {
  const storage = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepLifeSpan(storage, 'o1', 'paint', 12)).toBe(false)
})
