import { expect, test } from 'vitest'
import { knownPeople } from './known-people.ts'
import type { ProtocolKind } from './protocol.ts'
import { buildParty, buildProtocol } from './testing/build-protocol.ts'

const living = (firstName: string, moveInDate: string, moveOutDate: string | null = null) => ({
  firstName,
  lastName: 'Muster',
  email: `${firstName.toLowerCase()}@demo.test`,
  phone: null,
  moveInDate,
  moveOutDate,
})
const residents = [
  living('Long', '1970-01-01'),
  living('Leaving', '2020-01-01', '2027-01-31'),
  living('Left', '2020-01-01', '2026-12-31'),
  living('Gone', '2010-01-01', '2020-01-01'),
  living('Coming', '2027-02-01'),
  living('Later', '2028-01-01', '2028-06-01'),
]
const chosen = [
  { firstName: 'Chosen', lastName: 'Muster', email: 'chosen@demo.test', phone: '1' },
  { firstName: 'COMING', lastName: 'muster', email: 'again@demo.test', phone: '1' },
]
const known = (kind: ProtocolKind) =>
  knownPeople(kind, '2027-01-15', { residents, chosen, protocols: [] }).map(
    ({ name, role }) => `${name.split(' ')[0]} ${role}`,
  )

test('who lives there moves out, also who left days ago, and nobody who left long ago or is still to come', () => {
  expect(known('move_out')).toEqual(['Long tenant_out', 'Leaving tenant_out', 'Left tenant_out'])
})

test('who will live there moves in, and who was chosen, each once', () => {
  expect(known('move_in')).toEqual(['Coming tenant_in', 'Later tenant_in', 'Chosen tenant_in'])
})

test('a change of tenants knows both, and an inspection who is there that day', () => {
  expect(known('move_out_in')).toEqual([...known('move_out'), ...known('move_in')])
  expect(known('interim')).toEqual(['Long tenant', 'Leaving tenant'])
})

test('who moved in days ago is handed over to, and from where nobody moves in', () => {
  const residents = [living('Fresh', '2027-01-10'), living('Left', '2020-01-01', '2026-12-31')]
  const fresh = { residents, chosen: [], protocols: [] }
  expect(knownPeople('move_in', '2027-01-15', fresh)).toMatchObject([{ role: 'tenant_in', email: 'fresh@demo.test' }])
  const whoLeaves = (kind: ProtocolKind, residents: typeof fresh.residents) =>
    knownPeople(kind, '2027-01-15', { residents, chosen: [], protocols: [] }).flatMap(({ name, role }) =>
      role === 'tenant_out' ? name : [],
    )
  expect(whoLeaves('move_out', fresh.residents)).toEqual(['Left Muster', 'Fresh Muster'])
  expect(whoLeaves('move_out', fresh.residents.slice(0, 1))).toEqual(['Fresh Muster'])
  expect(whoLeaves('move_out', [living('Coming', '2027-02-01')]), 'who is still to come').toEqual([])
  expect(whoLeaves('move_out_in', fresh.residents.slice(0, 1))).toEqual([])
})

test('where nobody is written down as living there, who moved in by the last protocol moves out, with how they are reached', () => {
  const signed = (date: string, kind: ProtocolKind, name: string) => ({
    ...buildProtocol({
      kind,
      date,
      parties: [buildParty({ name, role: kind === 'move_in' ? 'tenant_in' : 'tenant_out', email: `${name}@x.test` })],
    }),
    date,
    status: 'signed' as const,
    signedAt: `${date}T10:00:00Z`,
  })
  const moved = (protocols: ReturnType<typeof signed>[], kind: ProtocolKind = 'move_out', living = residents) =>
    knownPeople(kind, '2027-01-15', { residents: living, chosen: [], protocols }).map(({ name, email }) => [
      name,
      email,
    ])
  const moveIn = signed('2025-01-01', 'move_in', 'greta')
  expect(moved([moveIn], 'move_out', [])).toEqual([['greta', 'greta@x.test']])
  expect(moved([moveIn, signed('2020-01-01', 'move_in', 'olga')], 'interim', [])).toEqual([['greta', 'greta@x.test']])
  expect(moved([moveIn, signed('2026-01-01', 'move_out', 'greta')], 'move_out', []), 'gone since').toEqual([])
  expect(moved([signed('2027-03-01', 'move_in', 'greta')], 'move_out', []), 'still to come').toEqual([])
  expect(moved([moveIn]).flat(), 'who is written down counts').not.toContain('greta')
})

test('beside who is written down as living there, those who moved in with them move out too, unless they left before', () => {
  const names = ['Long Muster', 'Signed Only', 'Gone Muster']
  const moveIn = {
    ...buildProtocol({
      kind: 'move_in',
      date: '2019-12-31',
      parties: names.map((name) => buildParty({ name, role: 'tenant_in' })),
    }),
    date: '2019-12-31',
    status: 'signed' as const,
    signedAt: '2019-12-31T10:00:00Z',
  }
  const leaving = (living: typeof residents) =>
    knownPeople('move_out', '2027-01-15', { residents: living, chosen: [], protocols: [moveIn] }).map(
      ({ name }) => name,
    )
  const [long, other, , gone] = residents
  expect(leaving([long, gone].flatMap((each) => each ?? []))).toEqual(['Long Muster', 'Signed Only'])
  expect(leaving([other].flatMap((each) => each ?? [])), 'another household').toEqual(['Leaving Muster'])
})
