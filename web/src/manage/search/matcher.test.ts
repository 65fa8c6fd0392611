import { expect, test } from 'vitest'
import { createMatcher } from './matcher.ts'

const people = [
  { key: 'okuma', name: 'Anna Okuma', code: '7F3K-9QWA', more: 'anna.okuma@post.test' },
  { key: 'mueller', name: 'Bea Müller', code: 'XR4T-M2LP', more: 'bea@firma.test' },
  { key: 'zoe', name: 'Zoë Groß, Łukasz Sørensen', code: 'PP2K-77AB', more: 'zoe@post.test' },
  { key: 'coeur', name: 'Édith Cœur', code: 'BB11-CC22', more: 'edith@ailleurs.test' },
]

function matcherOf(all: typeof people) {
  const matcher = createMatcher()
  for (const each of all) matcher.put(each)
  return matcher
}

test('a name is found by its beginning, in any spelling, with accents or without', () => {
  const { find } = matcherOf(people)
  const first = ['oku', 'ANNA', 'mueller', 'muller', 'Müll', 'zoe gross', 'lukasz', 'soerensen', 'edith coeur'].map(
    (typed) => find(typed)[0],
  )
  expect(first).toEqual(['okuma', 'okuma', 'mueller', 'mueller', 'mueller', 'zoe', 'zoe', 'zoe', 'coeur'])
})

test('a typo is forgiven, and so are two letters that changed places', () => {
  const { find } = matcherOf(people)
  const first = ['okuna', 'okmua', 'muelller', 'anna okuam', 'lukazs', 'ana'].map((typed) => find(typed)[0])
  expect(first).toEqual(['okuma', 'okuma', 'mueller', 'okuma', 'zoe', undefined])
})

test('two letters that changed places are one typo, in a short word, a beginning and a reference, too', () => {
  const { find } = matcherOf([
    ...people,
    ...['Malia', 'Mara', 'Mia', 'Miraia'].map((name) => ({ key: name, name, code: '', more: '' })),
    { key: 'maria', name: 'Maria Rossi', code: 'H5BEDE', more: '' },
  ])
  const typed = ['mraia', 'mrai', 'maira', 'anan', '7FK3-9QWA', '7f3k9qaw', 'hb5ede', 'hb5ed']
  expect(typed.map((each) => find(each)[0])).toEqual([
    'maria',
    'maria',
    'maria',
    'okuma',
    'okuma',
    'okuma',
    'maria',
    'maria',
  ])
})

test('a reference is found without its hyphen, and by a part of it; an email by its parts', () => {
  const { find } = matcherOf(people)
  const first = ['7f3k9qwa', '7F3K 9QWA', '7f3k-9', '9qwa', 'qwa', 'r4t', 'anna.okuma@post', 'firma'].map(
    (typed) => find(typed)[0],
  )
  expect(first).toEqual(['okuma', 'okuma', 'okuma', 'okuma', 'okuma', 'mueller', 'okuma', 'mueller'])
})

test('what is written as it was typed comes before what begins so, and that before what is alike', () => {
  const { find } = matcherOf([
    { key: 'alike', name: 'Bern Meyar', code: '', more: '' },
    { key: 'begins', name: 'Bern Meyerhold', code: '', more: '' },
    { key: 'same', name: 'Bern Meyer', code: '', more: '' },
    { key: 'beside', name: 'Bern Huber', code: '', more: 'Meyer' },
  ])
  expect(find('meyer')).toEqual(['same', expect.any(String), expect.any(String), 'alike'])
  expect(find('bern meyer')[0]).toBe('same')
})

test('who is still typing gets what is found as it was typed, and where that is nothing, what may have been meant', () => {
  const { find } = matcherOf([...people, { key: 'okumo', name: 'Anna Okumo', code: '', more: '' }])
  expect(find('okuma', true)).toEqual(['okuma'])
  expect(find('okuma')).toEqual(['okuma', 'okumo'])
  expect(find('muelller', true)).toEqual(['mueller'])
})

test('every word has to be found', () => {
  expect(matcherOf(people).find('anna mueller')).toEqual([])
})

test('what is no word finds nothing, and 10,000 letters or 3,000 words take no longer than a few', () => {
  const { find } = matcherOf(Array.from({ length: 2_000 }, (_, at) => ({ ...people[at % 4]!, key: String(at) })))
  for (const typed of ['%', '🏠', '   ', '', '\ud83c', '*?()[]\\', '"']) expect(find(typed)).toEqual([])
  const begun = performance.now()
  expect(find('a'.repeat(10_000))).toEqual([])
  find('a b '.repeat(3_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('what is changed is found by what it says now, and what is removed by nothing', () => {
  const matcher = matcherOf(people)
  matcher.put({ key: 'okuma', name: 'Anna Bianchi', code: '7F3K-9QWA', more: '' })
  expect(matcher.find('okuma')).toEqual([])
  expect(matcher.find('bianchi')).toEqual(['okuma'])
  matcher.remove('okuma')
  expect(matcher.find('bianchi')).toEqual([])
})

test('beside somebody who is found as it was typed, no more who may have been meant stand there than are soon read', () => {
  const alike = Array.from({ length: 20 }, (_, at) => ({ key: `n${at}`, name: 'Otto Okumo', code: '', more: '' }))
  const found = matcherOf([...people, ...alike]).find('okuma')
  expect([found[0], found.length]).toEqual(['okuma', 8])
  expect(matcherOf(alike).find('okuma')).toHaveLength(20)
})
