import { expect, test } from 'vitest'
import { leftOn } from './left-on.ts'
import type { ProtocolKind } from '#shared/handover/protocol.ts'
import { newId } from '#shared/ids.ts'
import { buildParty, buildProtocol } from '#shared/handover/testing/build-protocol.ts'

const anna = {
  firstName: 'Anna',
  lastName: 'Alt',
  moveInDate: '2024-03-01',
  moveOutDate: null,
}

const handover = (
  date: string,
  kind: ProtocolKind = 'move_out',
  party = {},
  status: 'signed' | 'draft' = 'signed',
) => ({
  ...buildProtocol({ kind, parties: [buildParty(party)] }),
  status,
  date,
})

test('who signed a moving out as leaving left on its day, of several the last', () => {
  expect(leftOn(anna, [handover('2026-11-03')])).toBe('2026-11-03')
  expect(leftOn(anna, [handover('2026-11-03', 'move_out_in', { name: ' anna  ALT ' })])).toBe('2026-11-03')
  expect(leftOn(anna, [handover('2026-11-05'), handover('2026-11-03')])).toBe('2026-11-05')
})

test('nobody left by a draft, an inspection, a handover of somebody else or before they came, or who has a last day', () => {
  const others = [
    handover('2026-11-03', 'move_out', {}, 'draft'),
    handover('2026-11-03', 'interim', { role: 'tenant' }),
    handover('2026-11-03', 'move_out', { role: 'witness' }),
    handover('2026-11-03', 'move_out', { name: 'Berta Alt', email: 'anna@mail.test' }),
    handover('2024-02-28'),
  ]
  const refused = { ...handover('2026-11-05', 'move_out', {}, 'draft'), status: 'signed' as const }
  const held = { ...handover('2026-11-03', 'interim', { role: 'tenant' }), id: newId() }
  expect(leftOn(anna, [{ ...refused, supersedesId: held.id }, held]), 'a version that took no place').toBeUndefined()
  const back = [handover('2026-11-03'), handover('2026-11-03', 'move_out_in', { role: 'tenant_in' })]
  for (const signed of [others, back]) expect(leftOn(anna, signed)).toBeUndefined()
  expect(leftOn({ ...anna, moveOutDate: '2026-12-31' }, [handover('2026-11-03')])).toBeUndefined()
})
