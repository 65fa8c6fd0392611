import { expect, test } from 'vitest'
import { afterDays } from '#shared/dates.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { deadlines, LONGEST_DEADLINE_DAYS } from './deadlines.ts'
import { protocolKinds } from './protocol.ts'

const on = (...args: Parameters<typeof deadlines>) => deadlines(...args).map((each) => `${each.kind} ${each.on}`)

test('in Switzerland defects are notified within two working days, weekends not counted, and hidden ones when they are found', () => {
  expect(on('CH', 'move_out', '2027-01-13').slice(0, 2)).toEqual(['defect_notice 2027-01-15', 'hidden_defects null']) // Wednesday to Friday
  expect(on('CH', 'move_out', '2027-01-15').slice(0, 2)).toEqual(['defect_notice 2027-01-19', 'hidden_defects null']) // Friday to Tuesday
  expect(on('CH', 'interim', '2027-01-15')).toEqual([])
})

test('in Switzerland a deposit is free after a year, who moves in may see the protocol before, and contest the rent for 30 days', () => {
  expect(on('CH', 'move_out', '2027-01-13')[2]).toBe('deposit_free 2028-01-13')
  expect(on('CH', 'move_in', '2027-01-13')).toEqual(['earlier_protocol null', 'initial_rent 2027-02-12'])
})

test('in France who moves in adds within ten days, and the deposit is given back in a month, or two', () => {
  expect(on('FR', 'move_in', '2027-01-13')).toEqual(['additions 2027-01-23', 'heating null'])
  expect(on('FR', 'move_out', '2027-01-31')).toEqual([
    'deposit_back 2027-02-28',
    'deposit_back_with_defects 2027-03-31',
  ])
})

test('in Germany claims lapse after six months, at the end of a shorter one, and who moves in is confirmed in two weeks', () => {
  expect(on('DE', 'move_out_in', '2027-08-31')).toEqual([
    'claims_lapse 2028-02-29',
    'residence_confirmation 2027-09-14',
  ])
})

test('in Austria claims lapse after a year', () => {
  expect(on('AT', 'move_out', '2028-02-29')).toEqual(['claims_lapse 2029-02-28'])
  expect(on('AT', 'interim', '2028-02-29')).toEqual([])
})

test.each(homeCountries)('in %s no deadline ends later than those that are looked for', (country) => {
  const date = '2027-12-31'
  const last = afterDays(date, LONGEST_DEADLINE_DAYS)
  const all = protocolKinds.flatMap((kind) => deadlines(country, kind, date))
  expect(all.filter(({ on }) => on !== null && on > last)).toEqual([])
})
