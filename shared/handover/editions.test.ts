import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { baselineFor, earlierEditions, otherVersions, moveInBefore, signedOnes, stillHolding } from './editions.ts'
import { keysOut } from './keys.ts'
import { earlierMeters } from './meters.ts'
import type { HandoverProtocol } from './protocol.ts'
import { buildParty, buildProtocol } from './testing/build-protocol.ts'

const signed = (before: HandoverProtocol | null, content: Record<string, unknown> = {}): HandoverProtocol => ({
  ...buildProtocol({ date: '2026-01-15', kind: 'move_in', ...content }),
  date: '2026-01-15',
  status: 'signed',
  signedAt: before ? '2026-01-15T12:00:00Z' : '2026-01-15T10:00:00Z',
  supersedesId: before?.id ?? null,
})
const first = signed(null)
const refused = signed(first)
const third = { ...signed(refused), status: 'draft' as const, signedAt: null }
const all = [first, refused, third]

test('a version comes from those before it, the nearest first, as far as they are known', () => {
  expect(earlierEditions(third, all)).toEqual([refused, first])
  expect(earlierEditions(third, [third])).toEqual([])
  expect(earlierEditions(first, all)).toEqual([])
})

test('what was signed holds until something took its place, or it was declared void', () => {
  expect([stillHolding(first, all), stillHolding(refused, all), stillHolding(third, all)]).toEqual([
    undefined,
    first,
    first,
  ])
  expect(stillHolding(refused, [{ ...first, status: 'superseded' as const }, refused])).toBeUndefined()
  expect(stillHolding(refused, [{ ...first, status: 'void' as const }, refused])).toBeUndefined()
})

test('what was replaced before names counted names the version that took its place then', () => {
  const partyId = newId()
  const of = (name: string) => ({
    content: { ...first.content, parties: [buildParty({ id: partyId, name })] },
    seal: {
      pdfId: newId(),
      receivedAt: null,
      timesApart: [],
      signatures: [{ partyId, outcome: 'signed' as const, signedAt: '2026-01-15T10:00:00Z' }],
    },
  })
  const before = { ...first, ...of('Anna Alt'), status: 'superseded' as const }
  const last = { ...signed(before), ...of('Anna Neu'), edition: 2 }
  expect(otherVersions(before, [before, last]).replacedBy).toBe(last)
})

test('what was replaced names the version that took its place, and not one before it that somebody refused', () => {
  const by = (outcome: 'signed' | 'refused') => {
    const signatures = [{ partyId: newId(), outcome, signedAt: '2026-01-15T10:00:00Z' }]
    return { pdfId: newId(), receivedAt: null, timesApart: [], signatures }
  }
  const before = { ...first, status: 'superseded' as const }
  const between = { ...refused, status: 'superseded' as const, edition: 2, seal: by('refused') }
  const last = { ...third, edition: 3, status: 'signed' as const, seal: by('signed') }
  const versions = [last, between, before]
  expect(otherVersions(before, versions).replacedBy).toBe(last)
  expect(otherVersions(before, [before, between]).replacedBy).toBeUndefined()
  expect(otherVersions(first, [first, last]).replacedBy).toBeUndefined()
  expect(otherVersions(last, versions)).toMatchObject({ before: between, stillHolds: undefined, replacedBy: undefined })
})

test('what was signed names the version that was begun to take its place, for as long as it is a draft', () => {
  expect([otherVersions(first, all).begun, otherVersions(refused, all).begun]).toEqual([third, third])
  expect(otherVersions(third, all).begun).toBeUndefined()
  expect(otherVersions(first, [first, refused]).begun).toBeUndefined()
  expect(
    otherVersions({ ...first, status: 'void' as const }, all).begun,
    'of what is void nothing comes',
  ).toBeUndefined()
})

test('a version that took nobody’s place is no protocol to compare with', () => {
  expect(signedOnes(all)).toEqual([first])
  expect(baselineFor({ kind: 'move_out', date: first.date }, all)).toBe(first)
  const isVoid = { ...first, status: 'void' as const }
  expect(signedOnes([isVoid, refused])).toEqual([refused])
})

test('who got a home without a protocol is not compared with how somebody before them had got it, and no day of moving in is known of them', () => {
  const on = (date: string, kind: string) => ({ ...signed(null, { kind, date }), date })
  const [entry, exit] = [on('2015-01-15', 'move_in'), on('2020-01-15', 'move_out')]
  const visit = on('2022-01-15', 'interim')
  const [leaving, both] = [
    { kind: 'move_out' as const, date: '2026-01-15' },
    { kind: 'move_out_in' as const, date: '2026-01-15' },
  ]
  expect(baselineFor(leaving, [entry, visit])).toBe(entry)
  expect(baselineFor(leaving, [entry, exit])).toBe(exit)
  expect(baselineFor(both, [entry, exit, visit])).toBe(visit)
  // Nothing is compared with what comes after it.
  expect(baselineFor({ ...leaving, date: '2019-12-31' }, [entry, exit, visit])).toBe(entry)
  expect(baselineFor({ ...leaving, date: '2015-01-14' }, [entry, exit, visit])).toBeUndefined()
  const now = { ...buildProtocol({ date: '2026-01-15' }), date: '2026-01-15', baselineId: entry.id }
  expect(moveInBefore(now, [entry, exit, now])).toBeUndefined()
  expect(moveInBefore(now, [entry, visit, now])).toBe(entry)
})

test('keys and meters of a version are never held against those of the handover that it is about', () => {
  const keys = [{ id: crypto.randomUUID(), kind: 'flat', handedOver: 3 }]
  const meters = [{ id: crypto.randomUUID(), kind: 'water_cold', reading: '950', number: '1' }]
  const before = signed(null, { keys, meters })
  const between = signed(before, { keys, meters })
  const now = { ...signed(between, { kind: 'move_in' }), status: 'draft' as const, signedAt: null }
  expect(keysOut(now, [before, between, now])).toBeUndefined()
  expect(earlierMeters(now, [before, between, now])).toEqual([])
})
