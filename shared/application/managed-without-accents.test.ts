import { expect, test } from 'vitest'
import { withoutAccents } from './managed-without-accents.ts'

test('accents and ligatures are taken apart, and plain letters stay as they are', () => {
  expect(withoutAccents('Zoë Öztürk, Nikolić')).toBe('Zoe Ozturk, Nikolic')
  expect(withoutAccents('ﬁ')).toBe('fi')
  expect(withoutAccents("anna.o'neil+1@post.test")).toBe("anna.o'neil+1@post.test")
})
