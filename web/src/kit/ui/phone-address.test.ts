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
  ['030 123456 (Büro), 0170 1234567', 'tel:030123456'],
  ['079 123 45 67 / 044 668 18 00', 'tel:0791234567'],
  ['+49(0)170-1234567', 'tel:+491701234567'],
  ['044 668 18 00 ext. 5', 'tel:0446681800'],
  ['abends ab 18h', undefined],
  ['*100#', undefined],
  ['112', 'tel:112'],
  ['javascript:alert(1)', undefined],
  ['siehe 044 668', undefined],
  ['12', undefined],
  ['', undefined],
])('%j calls %s', (typed, address) => {
  expect(phoneAddress(typed)).toBe(address)
})
