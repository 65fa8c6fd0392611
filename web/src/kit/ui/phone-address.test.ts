import { expect, test } from 'vitest'
import { phoneAddress } from './phone-address.ts'

test.each([
  ['+41 79 123 45 67', 'tel:+41791234567'],
  ['+41 (0)44 668 18 00', 'tel:+41446681800'],
  ['0041 (0) 44 668 18 00', 'tel:0041446681800'],
  ['(0)44 668 18 00', 'tel:0446681800'],
  ['031/1234.56-78', 'tel:03112345678'],
  ['+41446681800;ext=1', 'tel:+41446681800'],
  ['044 668 18 00 abends', 'tel:0446681800'],
  ['112', 'tel:112'],
  ['javascript:alert(1)', undefined],
  ['siehe 044 668', undefined],
  ['12', undefined],
  ['', undefined],
])('%j calls %s', (typed, address) => {
  expect(phoneAddress(typed)).toBe(address)
})
