import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { meter } from './installations.ts'
import { changedMeter, countUnread, earlierMeters, isSmaller, isUnexplained, isReading } from './meters.ts'
import type { HandoverProtocol } from './protocol.ts'
import { buildProtocol } from './testing/build-protocol.ts'

const read = (reading: string, more: Record<string, unknown> = {}) =>
  meter.parse({ id: newId(), kind: 'electricity', number: '47 11', reading, unit: 'kWh', ...more })
const signed = (date: string, meters: unknown[]): HandoverProtocol => ({
  ...buildProtocol({ date, meters }),
  date,
  status: 'signed',
  signedAt: `${date}T10:00:00Z`,
})
const now = { ...buildProtocol(), date: '2027-01-15' }

test.each([
  ['1000', '1234,5', true],
  ['001234,4', '1234,5', true],
  ['01234,5', "1'234,5", false],
  ['1235', '1234,5', false],
  ['', '1234,5', false],
  ['0', '1', true],
])('a meter at %s after %s says less: %s', (reading, before, smaller) => {
  expect(isSmaller(read(reading), read(before))).toBe(smaller)
})

test('each meter is compared with the last protocol that read it', () => {
  const all = [
    signed('2020-01-01', [read('1'), read('7', { kind: 'gas', number: '' })]),
    signed('2025-01-01', [read('2', { number: '4711' }), read('', { kind: 'gas', number: '' })]),
    signed('2030-01-01', [read('9')]),
  ]
  expect(earlierMeters(now, all).map(({ date, meter: { reading } }) => [date, reading])).toEqual([
    ['2025-01-01', '2'],
    ['2020-01-01', '7'],
  ])
})

test('a draft, and what is corrected, is no protocol to compare with', () => {
  const wrong = signed('2027-01-15', [read('99')])
  expect(
    earlierMeters({ ...now, supersedesId: wrong.id }, [
      wrong,
      { ...signed('2026-01-01', [read('9')]), status: 'draft' },
    ]),
  ).toEqual([])
})

test('a meter that was read last time is read, or somebody says why not; one that is gone is not asked for again', () => {
  const earlier = earlierMeters(now, [signed('2025-01-01', [read('1')])])
  expect(countUnread(earlier, [])).toBe(1)
  expect(countUnread(earlier, [read('2')])).toBe(0)
  expect(countUnread(earlier, [read('')])).toBe(1)
  const removed = read('', { unreadBecause: 'removed' })
  expect(countUnread(earlier, [removed])).toBe(0)
  expect(earlierMeters(now, [signed('2025-01-01', [read('1')]), signed('2026-01-01', [removed])])).toEqual([])
  expect(countUnread([], [read('')])).toBe(1)
})

test('a meter that nobody could reach last time is there all the same, as it was last read, and with nothing to compare where it never was', () => {
  const locked = { unreadBecause: 'inaccessible' }
  const gas = { kind: 'gas', number: 'G 1' }
  const all = [
    signed('2024-01-01', [read('5')]),
    signed('2025-01-01', [read('', locked), read('', { ...locked, ...gas })]),
    signed('2026-01-01', [read('', { ...locked, ...gas })]),
  ]
  const earlier = earlierMeters(now, all)
  expect(earlier.map(({ date, meter: { kind, reading } }) => [date, kind, reading])).toEqual([
    ['2024-01-01', 'electricity', '5'],
    ['2026-01-01', 'gas', ''],
  ])
  expect(countUnread(earlier, [read('6')])).toBe(1)
  expect(isUnexplained(read('1', gas), earlier)).toBe(false)
  expect(
    earlierMeters(now, [...all, signed('2026-05-01', [read('', { ...gas, unreadBecause: 'removed' })])]),
  ).toHaveLength(1)
})

test('why a reading is smaller is said of that reading and the one before it, and of no other', () => {
  const earlier = earlierMeters(now, [
    signed('2025-01-01', [read('1000')]),
    signed('2026-01-01', [read('9', { number: '8' })]),
  ])
  const smaller = read('900')
  expect(isUnexplained(smaller, earlier)).toBe(true)
  const smallerThan = { date: '2025-01-01', reading: '1000', unit: 'kWh' }
  const explained = changedMeter(smaller, { smallerBecause: 'exchanged', smallerThan }, earlier)
  expect(explained).toMatchObject({ smallerBecause: 'exchanged', smallerThan })
  expect(isUnexplained(explained, earlier)).toBe(false)
  expect(changedMeter(explained, { location: 'Keller' }, earlier)).toMatchObject({ smallerBecause: 'exchanged' })
  for (const other of [{ reading: '800' }, { reading: '1100' }, { number: '8' }]) {
    expect(changedMeter(explained, other, earlier)).toMatchObject({ smallerBecause: undefined, smallerThan: undefined })
  }
  const read2026 = earlierMeters(now, [signed('2026-06-01', [read('950')])])
  expect(isUnexplained(explained, read2026), 'of another reading before').toBe(true)
})

test('a reading is a number as it stands on a meter, and no two of them', () => {
  const taken = ['', '0', '0012345', '0012345,6', "12'345", '1 234.5', '1.234,5', '1,234,567', '12,', '00 123']
  expect(taken.filter((typed) => !isReading(typed))).toEqual([])
  const refused = ['0012,345,6', '1.2.3', '1.234,5,6', ',', '-5', '12a', '1'.repeat(21)]
  expect(refused.filter(isReading)).toEqual([])
})
