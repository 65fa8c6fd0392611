import { expect, test } from 'vitest'
import { hasWrongIban, isIban, isTooMuchWithheld } from './deposit.ts'

const leaving = (agreements: Parameters<typeof hasWrongIban>[0]['agreements']) =>
  ({ kind: 'move_out', agreements: { depositForm: 'account', ...agreements } }) as const

test.each([
  'CH93 0076 2011 6238 5295 7',
  'de89370400440532013000',
  'AT61 1904 3002 3457 3201',
  'FR1420041010050500013M02606',
])('%s is an IBAN', (iban) => expect(isIban(iban)).toBe(true))

test.each([
  ['one digit is wrong', 'CH93 0076 2011 6238 5295 8'],
  ['two digits are the other way round', 'DE89370400440532010300'],
  ['one is missing', 'CH93 0076 2011 6238 5295'],
  ['a letter stands for a digit', 'CH93 OO76 2011 6238 5295 7'],
  ['it is an account of its own', '30-123456-7'],
  ['it is words', 'like last time'],
])('it is none where %s', (_, iban) => expect(isIban(iban)).toBe(false))

test('an account is looked at only where money is paid out to it, and an empty one is none', () => {
  expect(hasWrongIban(leaving({ release: 'full', payoutIban: 'CH93' }))).toBe(true)
  expect(hasWrongIban(leaving({ release: 'full', payoutIban: '  ' }))).toBe(false)
  expect(hasWrongIban(leaving({ release: 'withheld', payoutIban: 'CH93' }))).toBe(false)
  expect(hasWrongIban({ ...leaving({ release: 'full', payoutIban: 'CH93' }), kind: 'move_in' })).toBe(false)
})

test('no more than the deposit can be withheld of it, where it is known and something is withheld', () => {
  const withheld = (agreements: Parameters<typeof leaving>[0]) => isTooMuchWithheld(leaving(agreements))
  expect(withheld({ release: 'partial', depositAmount: 900, withheldAmount: 901 })).toBe(true)
  expect(withheld({ release: 'withheld', depositAmount: 900, withheldAmount: 900 })).toBe(false)
  expect(withheld({ release: 'full', depositAmount: 900, withheldAmount: 901 })).toBe(false)
  expect(withheld({ release: 'partial', withheldAmount: 901 })).toBe(false)
  expect(withheld({ release: 'partial', depositAmount: 900 })).toBe(false)
})
