import { expect, test } from 'vitest'
import { readSeenVersion } from './command.ts'

const ifMatch = (value: string) => readSeenVersion(new Headers({ 'if-match': value }))

test('the version that was seen is read as an entity tag, or as the bare number', () => {
  expect([ifMatch('"3"'), ifMatch('3'), ifMatch('"0"')]).toEqual([3, 3, 0])
})

test.each(['"1', '1"', '""', 'W/"1"', '"1", "2"'])('an If-Match of %s is refused', (value) => {
  expect(() => ifMatch(value)).toThrow('VALIDATION_FAILED')
})

test('no If-Match, or one that matches everything, says nothing of what was seen', () => {
  expect([readSeenVersion(new Headers()), ifMatch('*')]).toEqual([undefined, undefined])
})
