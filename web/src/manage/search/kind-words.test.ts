import { expect, test } from 'vitest'
import { type KindWord, withoutKind } from './kind-words.ts'

const protocols = new Set(['protocol'] as const)
const homes = new Set(['property'] as const)
const kinds: KindWord[] = [
  { word: 'Übergabeprotokolle', entities: protocols },
  { word: 'Handover protocols', entities: protocols },
  { word: 'Immobilien', entities: homes },
  { word: 'Applications', entities: new Set(['application']) },
  { word: 'Application processes', entities: new Set(['process']) },
  { word: 'Properties', entities: homes },
]

test('the name of a kind, or its beginning, is taken out of what is typed, wherever it stands and however it is spelled', () => {
  for (const typed of [
    'Übergabe Lindenhof 33',
    'uebergabe Lindenhof 33',
    'Lindenhof handovers 33',
    'HANDOVER Lindenhof 33',
    'Protokoll Lindenhof 33',
  ])
    expect(withoutKind(typed, kinds)).toEqual({ rest: 'Lindenhof 33', entities: protocols })
  expect(withoutKind('immobilien hof', kinds)).toEqual({ rest: 'hof', entities: homes })
})

test('a kind alone is no kind of anything, and three letters name none', () => {
  expect(withoutKind('Übergabe', kinds)).toBe(undefined)
  expect(withoutKind('Übe Lindenhof', kinds)).toBe(undefined)
  expect(withoutKind('Lindenhof 33', kinds)).toBe(undefined)
  expect(withoutKind('', kinds)).toBe(undefined)
})

test('of two kinds the one is meant that more of the words name, and an ending makes no other word', () => {
  expect(withoutKind('application Lindenhof', kinds)?.entities).toEqual(new Set(['application']))
  expect(withoutKind('application process Lindenhof', kinds)).toEqual({
    rest: 'Lindenhof',
    entities: new Set(['process']),
  })
  expect(withoutKind('property Lindenhof', kinds)).toEqual({ rest: 'Lindenhof', entities: homes })
  expect(withoutKind('handover protocol Lindenhof', kinds)).toEqual({ rest: 'Lindenhof', entities: protocols })
  expect(withoutKind('Prosper Lindenhof', kinds)).toBe(undefined)
})
