import { expect, test } from 'vitest'
import { buildDefect, buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { signersOf, statementsOf } from './statements.ts'

const tenant = buildParty({ role: 'tenant_out' })
const rooms = (responsible: 'open' | 'tenant') => [buildRoom({ defects: [buildDefect({ responsible })] })]
const { content: swiss } = buildProtocol({ jurisdiction: 'CH' })
const { content: german } = buildProtocol({ jurisdiction: 'DE' })

test('a notice of defects is offered in Switzerland alone, to who moves out, and only when there are defects', () => {
  expect(statementsOf(tenant, { content: swiss, rooms: rooms('open') })).toContain('defect_notice')
  expect(statementsOf(tenant, { content: swiss, rooms: [] })).not.toContain('defect_notice')
  expect(statementsOf(tenant, { content: german, rooms: rooms('open') })).not.toContain('defect_notice')
  const manager = buildParty({ role: 'manager' })
  expect(statementsOf(manager, { content: swiss, rooms: rooms('open') })).not.toContain('defect_notice')
})

test('nobody is asked to acknowledge a liability that the protocol does not say', () => {
  expect(statementsOf(tenant, { content: german, rooms: rooms('open') })).not.toContain('liability_acknowledged')
  expect(statementsOf(tenant, { content: german, rooms: rooms('tenant') })).toContain('liability_acknowledged')
})

test('who is only represented, or a witness, is not made to sign', () => {
  const parties = [tenant, buildParty({ role: 'witness' }), buildParty({ role: 'landlord', isPresent: false })]
  expect(signersOf({ ...swiss, parties })).toEqual([tenant])
})
