import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { buildDefect, buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import { sayNewVersion, whatIsSigned } from './what-is-signed.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)
const say: Parameters<typeof whatIsSigned>[0] = (words) => i18n._(words)

const [tenant, newcomer, landlord] = [
  buildParty({ role: 'tenant_out' }),
  buildParty({ role: 'tenant_in', name: 'Nora Neu' }),
  buildParty({ role: 'landlord', name: 'Immo AG' }),
]
const flat = { id: newId(), kind: 'flat' as const, serialNumber: 'K-8', handedOver: 3, returned: 1, note: '' }
const protocol = buildProtocol({
  kind: 'move_out_in',
  parties: [tenant, newcomer, landlord],
  keys: [{ ...flat, needsNewLock: true }],
  agreements: { release: 'partial', withheldAmount: 300, withheldBecause: 'Reinigung', text: 'Die Lampe bleibt.' },
})
const rooms = [
  buildRoom({
    name: 'Küche',
    defects: [
      buildDefect({ description: 'Kratzer', responsible: 'tenant', amount: 120 }),
      buildDefect({ description: 'Riss', responsible: 'landlord' }),
      buildDefect({ description: 'Fleck', responsible: 'shared', share: 40 }),
      buildDefect({ description: 'Delle' }),
    ],
  }),
  // Looked for, and no room of this home.
  buildRoom({ name: 'Balkon', coverage: 'not_present', position: 2 }),
]
const property = { name: 'Wohnung 3', address: 'Seestrasse 1, 8000 Zürich' }
const content = { protocol, rooms, property, protocols: [], landlord: 'Immo AG' }

test('who moves out reads the home and the day, then what it costs them, before how much of the rest there is', () => {
  expect(whatIsSigned(say, content, tenant)).toEqual([
    'Wohnung 3\nSeestrasse 1, 8000 Zürich\nHandover protocol: moving out and in, 15.01.2027',
    'Borne by you:\n1. Küche: Kratzer, CHF 120,00',
    'Shared by you and the landlord:\n3. Küche: Fleck, share of the tenant 40 %',
    'Of 1 defect nobody has decided who bears it.',
    'Missing keys:\n2 × Flat K-8, The lock is replaced',
    'Release of the deposit: In part\nAmount withheld: CHF 300,00\nWithheld because: Reinigung\nAgreed: Die Lampe bleibt.',
    'For the landlord: Immo AG',
    'This protocol: 1 room, 4 defects.',
  ])
})

test('the landlord’s side reads what it bears, and who moves in nothing of what others owe each other', () => {
  const read = whatIsSigned(say, content, landlord)
  expect(read).toContain('Borne by the landlord:\n2. Küche: Riss')
  expect(read).toContain('Shared by the tenant and the landlord:\n3. Küche: Fleck, share of the tenant 40 %')
  expect(read.join('\n')).not.toContain('Kratzer')
  const [, ...newcomers] = whatIsSigned(say, content, newcomer)
  expect(newcomers).toEqual([
    'Missing keys:\n2 × Flat K-8, The lock is replaced',
    'Agreed: Die Lampe bleibt.',
    'For the landlord: Immo AG',
    'This protocol: 1 room, 4 defects.',
  ])
})

test('a part that is defective and of which no defect is described is not passed over by the number of defects', () => {
  const oven = { id: newId(), type: 'Oven', works: null, installedYear: null, note: '', photoIds: [] }
  const undescribed = buildRoom({ name: 'Küche', components: [{ ...oven, condition: 'defective' }] })
  expect(whatIsSigned(say, { ...content, rooms: [undescribed] }, tenant).slice(-2)).toEqual([
    'This protocol: 1 room, 0 defects.',
    '1 part is defective or does not work without a defect that is described.',
  ])
})

test('who moves in somewhere nobody moves out of bears what the protocol assigns to the tenant', () => {
  const { content: said, ...rest } = protocol
  const moveIn = { ...content, protocol: { ...rest, content: { ...said, kind: 'move_in' as const } } }
  expect(whatIsSigned(say, moveIn, newcomer)).toContain('Borne by you:\n1. Küche: Kratzer, CHF 120,00')
})

test('a new version says which it is, and which one from which day it takes the place of', () => {
  const signatures = [{ partyId: tenant.id, outcome: 'signed' as const, signedAt: '2026-12-03T10:00:00Z' }]
  const seal = { pdfId: newId(), receivedAt: null, signatures, timesApart: [] }
  const first = { ...protocol, status: 'signed' as const, seal }
  const next = { ...protocol, id: newId(), edition: 2, supersedesId: first.id }
  const words =
    'This is version 2. Once everybody has signed it, it takes the place of version 1, signed on 03.12.2026.'
  expect(whatIsSigned(say, { ...content, protocol: next, protocols: [next, first] }, tenant)[1]).toBe(words)
  expect(sayNewVersion(say, next, [next, { ...first, status: 'void' }]), 'nothing holds').toBe('This is version 2.')
  expect(sayNewVersion(say, first, [next, first])).toBe('')
  const without = { ...next, content: { ...next.content, parties: [landlord] } }
  expect(sayNewVersion(say, without, [next, first]), 'somebody is left out').toBe(
    'This is version 2. It does not take the place of version 1, signed on 03.12.2026. Asked there and not here: Anna Alt.',
  )
})
