import { expect, test } from 'vitest'
import { type KindWord, withoutKind } from './kind-words.ts'

const protocols = new Set(['protocol'] as const)
const homes = new Set(['property'] as const)
const kinds: KindWord[] = [
  { word: 'Übergabeprotokolle', entities: protocols },
  { word: 'Handover protocols', entities: protocols },
  { word: 'Immobilien', entities: homes },
]

test('the name of a kind, or its beginning, is taken out of what is typed, wherever it stands and however it is spelled', () => {
  for (const typed of [
    'Übergabe Lindenhof 33',
    'uebergabe Lindenhof 33',
    'Lindenhof handovers 33',
    'HANDOVER Lindenhof 33',
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
