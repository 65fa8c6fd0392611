import { expect, test } from 'vitest'
import { letterOf, shortcutOf } from './shortcut-of.ts'

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

test('Ctrl+K opens the search, on a Mac ⌘K, and neither with another key beside it', () => {
  expect(shortcutOf(pressed('k', { ctrlKey: true }), false)).toBe('search')
  expect(shortcutOf(pressed('K', { ctrlKey: true }), false)).toBe('search')
  expect(shortcutOf(pressed('k', { metaKey: true }), true)).toBe('search')
  expect(shortcutOf(pressed('k', { metaKey: true }), false)).toBe(undefined)
  expect(shortcutOf(pressed('k', { ctrlKey: true }), true)).toBe(undefined)
  expect(shortcutOf(pressed('k', { ctrlKey: true, shiftKey: true }), false)).toBe(undefined)
  expect(shortcutOf(pressed('k', { ctrlKey: true, altKey: true }), false)).toBe(undefined)
  expect(shortcutOf(pressed('k'), false)).toBe(undefined)
})

test('a keyboard of other letters opens the search by the key where K is, one of ours by the letter', () => {
  expect(shortcutOf(pressed('л', { code: 'KeyK', ctrlKey: true }), false)).toBe('search')
  expect(shortcutOf(pressed('к', { code: 'KeyR', ctrlKey: true }), false)).toBe(undefined)
  // Dvorak has its T there.
  expect(shortcutOf(pressed('t', { code: 'KeyK', ctrlKey: true }), false)).toBe(undefined)
  expect(shortcutOf(pressed('k', { code: 'KeyV', ctrlKey: true }), false)).toBe('search')
})

test('a question mark shows the keys, however it is typed', () => {
  expect(shortcutOf(pressed('?', { shiftKey: true }), false)).toBe('keys')
  expect(shortcutOf(pressed('?'), false)).toBe('keys')
  expect(shortcutOf(pressed('?', { ctrlKey: true }), false)).toBe(undefined)
})

test('a letter, a digit or a space writes, and a key with a name or a shortcut does not', () => {
  expect(['a', 'é', '7', ' ', '💶'].map((key) => letterOf(pressed(key)))).toEqual(['a', 'é', '7', ' ', '💶'])
  expect(['Enter', 'Tab', 'Dead', 'F5'].map((key) => letterOf(pressed(key)))).toEqual(Array(4).fill(undefined))
  expect(letterOf(pressed('r', { ctrlKey: true }))).toBe(undefined)
  expect(letterOf(pressed('r', { metaKey: true }))).toBe(undefined)
})
