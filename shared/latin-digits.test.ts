import { expect, test } from 'vitest'
import { readTypedDate } from './dates.ts'
import { latinDigits } from './latin-digits.ts'
import { readTypedNumber } from './number-typed.ts'
import { readTypedCode } from './process/code/code.ts'
import { readIncome } from './salary/salary-per-month.ts'

test('digits of Arabic and Persian keyboards are those that everybody reads', () => {
  expect(latinDigits('+٤١ ٧٩ ١٢٣، ۸۰۰۴')).toBe('+41 79 123، 8004')
  expect(latinDigits('Birkenweg 7a')).toBe('Birkenweg 7a')
})

test('dates, numbers, codes and salaries are read in them', () => {
  expect(readTypedDate('٢٧/٣/١٩٩٠', '2026-11-21', 'birth')).toBe('1990-03-27')
  expect(readTypedNumber('٦٬٥٠٠')).toBe(6500)
  expect(readTypedNumber('٦٫٥')).toBe(6.5)
  expect(readTypedCode('yh٧r٨k')).toBe('YH7R8K')
  expect(readIncome('٤٠٠٠ CHF')).toBe(4000)
})
