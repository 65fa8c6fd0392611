import { expect, test } from 'vitest'
import { buildLifeSpan } from '#shared/life-span/testing/build-life-span.ts'
import { knownSpans, whoSays } from './known-spans.ts'

const [own] = knownSpans('FR', [buildLifeSpan('Peinture')], [])
const published = (name: string) => knownSpans('CH', [], []).find((each) => each.name === name)

test('what is worked out from a table is by its word, and by nobody’s as soon as other years are typed', () => {
  const { source, since, years } = buildLifeSpan('Peinture')
  expect(whoSays(own, years)).toEqual({ by: 'organization', source, since })
  const typed = { by: 'typed', source: '', since: '' }
  expect(whoSays(own, years + 1)).toEqual(typed)
  expect(whoSays(undefined, 7)).toEqual(typed)
})

test('of a published range every number in it is published', () => {
  const by = [4, 5, 7, 10, 11].map((years) => whoSays(published('carpet'), years).by)
  expect(by).toEqual(['typed', 'publication', 'publication', 'publication', 'typed'])
  expect(whoSays(published('fridge'), 10)).toEqual({ by: 'publication', source: 'ldt.innov8.ch', since: '2026' })
})
