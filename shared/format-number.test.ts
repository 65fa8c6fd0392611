import { expect, test } from 'vitest'
import { formatNumber, formatSize, sizeInMegabytes } from './format-number.ts'

/** Intl separates with spaces that do not break, and with either apostrophe. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll('’', "'")

test.each([
  ['en', '2.5', '1,200'],
  ['de', '2,5', '1.200'],
  ['de-CH', '2.5', "1'200"],
  ['fr', '2,5', '1 200'],
])('numbers are written as people of %s write them', (locale, rooms, metres) => {
  expect([formatNumber(2.5, locale), formatNumber(1200, locale)].map(plain)).toEqual([rooms, metres])
})

test.each([
  ['en', '0.32 MB', '34 kB', '10.00 MB'],
  ['de', '0,32 MB', '34 kB', '10,00 MB'],
  ['de-CH', '0.32 MB', '34 kB', '10.00 MB'],
  ['fr', '0,32 Mo', '34 ko', '10,00 Mo'],
])('sizes of files are written as people of %s write them', (locale, part, small, whole) => {
  const sizes = [formatSize(335_544, locale), formatSize(34_816, locale), sizeInMegabytes(10_485_760, locale)]
  expect(sizes.map(plain)).toEqual([part, small, whole])
})

test('a file of a few bytes is no file of none', () => expect(plain(formatSize(3, 'en'))).toBe('1 kB'))

test.each([
  [0, '0.00 MB'],
  [1_310_720, '1.25 MB'],
  [10_485_760, '10.00 MB'],
  [5_243, '0.01 MB'],
  [5_242, '< 0.01 MB'],
  [3, '< 0.01 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(plain(sizeInMegabytes(bytes, 'en'))).toBe(words)
})
