import { expect, test } from 'vitest'
import { folded } from './folded.ts'
import { findSaying, lookFor, lookForAlike, saidBy } from './search.ts'

test('accents, ligatures and letters of their own are plain letters, and plain letters stay as they are', () => {
  expect(folded('Zoë Öztürk, Nikolić')).toBe('zoe ozturk, nikolic')
  expect(folded('ﬁ Łukasz Sørensen Işık Yıldız Groß Đorđe')).toBe('fi lukasz sorensen isik yildiz gross dorde')
  expect(folded('Ægir ÅSA Ångström \u212bsa Œuvre Þórður Guðrún')).toBe('aegir asa angstrom asa oeuvre thordur gudrun')
  expect(folded("anna.o'neil+1@post.test")).toBe("anna.o'neil+1@post.test")
})

test('a name is found however somebody writes it', () => {
  const found = (typed: string, said: string) => lookFor(typed)(saidBy(said))
  const same = [
    ['mueller', 'Bea Müller'],
    ['muller', 'Bea Müller'],
    ['MÜLLER', 'Bea Mueller'],
    ['müller', 'Bea Mu\u0308ller'],
    ['soerensen', 'Per Sørensen'],
    ['sorensen', 'Per Sørensen'],
    ['lukasz', 'Łukasz'],
    ['kjaer', 'Ida KJÆR'],
    ['KJÆR', 'Ida Kjaer'],
    ['asa', 'Åsa'],
    ['aasa', 'Åsa'],
    ['åsa', 'Asa'],
    ['coeur', 'Cœur'],
    ['gudrun', 'Guðrún'],
    ['thordur', 'Þórður'],
    ['yildiz', 'Yıldız'],
    ['gross', 'Groß'],
    ['Groß', 'GROSS'],
    ['elle noe', 'Noelle Samuel'],
    ['oneil', 'Sean O’Neil'],
    ["o'neil", 'Sean O’Neil'],
  ] as const
  expect(same.filter(([typed, said]) => !found(typed, said))).toEqual([])
  expect(found('meier', 'Bea Müller')).toBe(false)
  expect(found('bea meier', 'Bea Müller')).toBe(false)
  expect(found('  ', 'Bea Müller')).toBe(true)
})

test('a reference is found without its hyphen, and a telephone number with other blanks and without its country', () => {
  const found = (typed: string) => lookFor(typed)(saidBy('Anna Okuma', ['7F3K-9QWA', '+41 (79) 123 45 67']))
  const typed = ['7f3k9qwa', '7F3K 9QWA', '7f3k-9', '079 1234567', '0791 23 45 67', '+41 79 123', 'anna 4179']
  expect(typed.filter(found)).toEqual(typed)
  const german = lookFor('+49 171 2345678')
  expect(
    ['0171/2345678', '(0171) 234 56 78', '+49 171 2345678'].filter((number) => !german(saidBy('', [number]))),
  ).toEqual([])
  expect(['078 123', '7f3k8', '-', 'ben 4179'].filter(found)).toEqual([])
})

test('a word is known by one typo, and not by two; a short one and a number by none', () => {
  const said = saidBy('7F3K-9QWA Maria Müller maria@post.test', ['7F3K-9QWA', '+41 (79) 123 45 67'])
  const typed = (words: readonly string[]) => words.filter((word) => lookForAlike(word)(said))
  const one = [
    'mraia',
    'mrai',
    'marai',
    'maia',
    'marria',
    'marla',
    'mulelr',
    'Mülller',
    'mueler',
    '7fk39qwa',
    '7F3K-9QWB',
  ]
  expect(typed(one)).toEqual(one)
  const asBefore = ['maria', 'ari', 'mraia müller', 'post.test', '079 1234567']
  expect(typed(asBefore)).toEqual(asBefore)
  expect(typed(['mraai', 'mar1o', 'mai', 'mra', 'mraia meier', '079 1234568', '1243', 'anna'])).toEqual([])
})

test('of a long word the beginning is known by one typo, too; of a short one all of it has to stand there', () => {
  const found = (typed: string) =>
    lookForAlike(typed)(saidBy('Zimmermann, Kastanienhof 18, Weinbergstrasse 4, Musterweg'))
  const one = ['zimerman', 'Kastaninhof 18', 'Weinbrg', 'weinbxrg', 'weinbeerg', 'muster']
  expect(one.filter((typed) => !found(typed))).toEqual([])
  expect(['zimrman', 'weinr', 'wenbg', 'wein x', 'musxt', 'Kastaninhof 19'].filter(found)).toEqual([])
})

test('a typo is forgiven only where nobody is called as it was typed', () => {
  const names = ['Maria Mayer', 'Mario Meier', 'Ben Okuma']
  const found = (typed: string) => findSaying(names, typed, (name) => saidBy(name)).found
  expect(found('mario')).toEqual(['Mario Meier'])
  expect(found('marix')).toEqual(['Maria Mayer', 'Mario Meier'])
  expect(found('anna')).toEqual([])
  expect(['%', '-', '🙂', '…'].map(found), 'signs alone are no typo of anything').toEqual([[], [], [], []])
})
