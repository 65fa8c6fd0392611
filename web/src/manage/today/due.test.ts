import { expect, test } from 'vitest'
import type { HomeCountry } from '#shared/home-countries.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { dueSoon } from './due.ts'

const signed = (jurisdiction: HomeCountry, kind: ProtocolKind, date: string) => ({
  id: 'protocol',
  propertyId: 'home',
  content: { jurisdiction, kind, date },
})
const addresses = new Map([['home', 'Birkenweg 7, 3013 Bern']])
const due = (today: string, ...protocols: ReturnType<typeof signed>[]) =>
  dueSoon(protocols, addresses, today).map(({ kind, on }) => `${on} ${kind}`)

test('the end of a deadline is told a week before, until it is over', () => {
  const french = signed('FR', 'move_out', '2026-06-10')
  expect(due('2026-07-02', french)).toEqual([])
  expect(due('2026-07-03', french)).toEqual(['2026-07-10 deposit_back'])
  expect(due('2026-07-10', french)).toEqual(['2026-07-10 deposit_back'])
  expect(due('2026-07-11', french)).toEqual([])
})

test('of several handovers the nearest comes first, and what has no day is none of them', () => {
  const swiss = signed('CH', 'move_out', '2026-06-10')
  const french = signed('FR', 'move_in', '2026-06-01')
  expect(due('2026-06-10', french, swiss)).toEqual(['2026-06-11 additions', '2026-06-12 defect_notice'])
  expect(dueSoon([swiss], addresses, '2026-06-10')).toMatchObject([
    { protocolId: 'protocol', address: 'Birkenweg 7, 3013 Bern' },
  ])
})
