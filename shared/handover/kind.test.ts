import { expect, test } from 'vitest'
import { firstContent } from './first-content.ts'
import { contradictingParties, isSameName, rolesInTurn, rolesOf, withKind } from './kind.ts'
import { protocolKinds } from './protocol.ts'
import { buildParty, buildProtocol } from './testing/build-protocol.ts'

const begin = (kind: (typeof protocolKinds)[number] | undefined) =>
  firstContent('0190a1b2-0000-7000-8000-000000000000', {
    date: '2027-01-15',
    participants: ['Greta'],
    kind,
    country: 'DE',
  })

test.each([
  [undefined, 'move_out', 'tenant_out'],
  ['move_out', 'move_out', 'tenant_out'],
  ['move_in', 'move_in', 'tenant_in'],
  ['move_out_in', 'move_out_in', 'tenant_out'],
  ['interim', 'interim', 'tenant'],
] as const)('of a protocol that begins as %s the tenant is one of %s', (kind, made, role) => {
  expect(begin(kind)).toMatchObject({ kind: made, parties: [{ name: 'Greta', role }] })
})

test('another kind makes the tenants those of that kind, and nobody else', () => {
  const parties = [buildParty(), buildParty({ role: 'manager', name: 'Manfred' }), buildParty({ role: 'witness' })]
  const { content } = buildProtocol({ kind: 'move_out', parties })
  const roles = (kind: (typeof protocolKinds)[number]) => withKind(content, kind).parties.map(({ role }) => role)
  expect(roles('move_in')).toEqual(['tenant_in', 'manager', 'witness'])
  expect(roles('interim')).toEqual(['tenant', 'manager', 'witness'])
  expect(roles('move_out_in')).toEqual(['tenant_out', 'manager', 'witness'])
  for (const kind of protocolKinds) expect(contradictingParties(withKind(content, kind), 'Manfred')).toEqual([])
})

test('nobody moves out at a moving in, and no manager is the tenant', () => {
  expect(rolesOf('move_in')).not.toContain('tenant_out')
  const [greta, manfred] = [buildParty({ name: 'Greta' }), buildParty({ role: 'tenant_in', name: ' manfred  Muster' })]
  const { content } = buildProtocol({ kind: 'move_in', parties: [greta, manfred] })
  expect(contradictingParties(content, 'Manfred Muster')).toEqual([greta, content.parties[1]])
})

test.each([
  ['move_in', [{}, {}, {}], ['tenant_in', 'tenant_in', 'tenant_in']],
  ['move_out_in', [{}, {}, {}], ['tenant_out', 'tenant_in', 'tenant_in']],
  ['move_out', [{}, { role: 'tenant_out' }], ['tenant_out', 'tenant_out']],
  ['move_out', [{ role: 'manager' }, {}, {}], ['manager', 'tenant_out', 'tenant_out']],
  ['move_in', [{ role: 'tenant_out' }], ['tenant_in']],
  ['move_in', [{ role: 'witness' }, {}], ['witness', 'tenant_in']],
] as const)('at %s who is only named is a tenant, and so asked to sign: %j', (kind, people, roles) => {
  expect(rolesInTurn(kind, people)).toEqual(roles)
})

test('of whom nobody has said as who they take part, that is still asked', () => {
  const [open, said] = [buildParty({ roleIsOpen: true }), buildParty()]
  const { content } = buildProtocol({ kind: 'move_out', parties: [open, said] })
  expect(contradictingParties(content, 'Manfred')).toEqual([content.parties[0]])
})

test('a name in which nobody sees a mark is the same name without it, and nobody is who cannot be seen', () => {
  expect(isSameName('Anna\u200B  Alt', 'anna alt')).toBe(true)
  expect(isSameName('\u200B', '\u202E')).toBe(false)
})
