import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test('Blank lines part paragraphs, however many there are and whatever white space is on them', () => {
  expect(paragraphs('One\n\nTwo\n \t\n\n\nThree')).toEqual(['One', 'Two', 'Three'])
})

test('A single line break stays in its paragraph', () => {
  expect(paragraphs('Musterverwaltung\nMusterweg 1\n\nTwo')).toEqual(['Musterverwaltung\nMusterweg 1', 'Two'])
})

test('A text written on Windows has the same paragraphs', () => {
  expect(paragraphs('\r\nOne\r\nstill one\r\n\r\nTwo\r\n')).toEqual(['One\nstill one', 'Two'])
})
