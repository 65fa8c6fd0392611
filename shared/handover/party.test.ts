import { expect, test } from 'vitest'
import { canGetCopy, hasWrongEmail } from './party.ts'

test.each([
  ['wanda@demo.test', true, false],
  ['', false, false],
  ['wanda@@demo', false, true],
  ['wanda', false, true],
])('an address that no copy can come to is told from one that nobody gave: “%s”', (email, canGet, isWrong) => {
  expect([canGetCopy({ email }), hasWrongEmail({ email })]).toEqual([canGet, isWrong])
})
