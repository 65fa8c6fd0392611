import { expect, test } from 'vitest'
import { breakLines, isWritable } from './draw-text.ts'

/** As wide as it has letters. */
const broken = (text: string, width = 10) => breakLines(text, width, (line) => [...line].length)

test('lines are broken between words, and within one that is longer than a line', () => {
  expect(broken('eins zwei drei')).toEqual(['eins zwei', 'drei'])
  expect(broken('Donaudampfschiff')).toEqual(['Donaudampf', 'schiff'])
  expect(broken('a\nb')).toEqual(['a', 'b'])
})

test('scripts without blanks are broken between letters, and no letter is torn', () => {
  expect(broken('東京都千代田区丸の内一丁目', 5)).toEqual(['東京都千代', '田区丸の内', '一丁目'])
  expect(breakLines('👨‍👩‍👧👨‍👩‍👧', 1, (line) => [...new Intl.Segmenter().segment(line)].length)).toEqual([
    '👨‍👩‍👧',
    '👨‍👩‍👧',
  ])
})

test('a letter with its accent beside it is as writable as one with its accent on it', () => {
  expect([isWritable('Müller'), isWritable('Mu\u0308ller')]).toEqual([true, true])
  expect(isWritable('大隈')).toBe(false)
})
