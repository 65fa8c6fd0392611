import { expect, test } from 'vitest'
import { areSameWords } from './same-words.ts'

test.each([
  ['Garten', 'GARTEN'],
  ['Straße', 'STRASSE'],
  ['Straße', 'Strasse'],
  ['Gr\u00fcn', 'gru\u0308n'],
  ['ΟΔΟΣ', 'οδος'],
])('%s and %s are the same', (one, other) => expect(areSameWords(one, other)).toBe(true))

test.each([
  ['Garten', 'Gärten'],
  ['Maße', 'Mase'],
])('%s and %s are not', (one, other) => expect(areSameWords(one, other)).toBe(false))
