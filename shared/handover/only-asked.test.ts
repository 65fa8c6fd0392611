import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { Agreements } from './agreements.ts'
import { meter } from './installations.ts'
import { lockAnswer } from './keys.ts'
import { withKind } from './kind.ts'
import { onlyAsked, onlyAskedOf } from './only-asked.ts'
import { buildDefect, buildParty, buildProtocol, buildRoom, buildWorkedOut } from './testing/build-protocol.ts'

const { content: out } = buildProtocol({
  kind: 'move_out_in',
  enteredOn: '2020-02-01',
  parties: [buildParty({ newAddress: 'Weg 2' })],
  keys: [{ id: newId(), kind: 'flat', handedOver: 3, returned: 1, handedOn: 1, needsNewLock: true }],
  agreements: { depositAmount: 900, release: 'partial', withheldAmount: 100, withheldBecause: 'x', payoutIban: 'CH93' },
})

test('what the kind asks stays to the letter', () => expect(onlyAsked(out)).toEqual(out))

test('of another kind what only the one before asked is not signed along', () => {
  const { parties, keys, agreements } = onlyAsked(withKind(out, 'move_in'))
  expect(parties).toMatchObject([{ role: 'tenant_in', newAddress: '' }])
  expect(keys).toEqual([{ ...keys[0], handedOver: 3, returned: 0, needsNewLock: false }])
  expect(keys[0]).not.toHaveProperty('handedOn')
  expect(agreements).toMatchObject({ depositAmount: 900 })
  expect(onlyAsked(withKind(out, 'move_in')), 'nobody leaves').not.toHaveProperty('enteredOn')
  for (const gone of ['release', 'withheldAmount', 'withheldBecause', 'payoutIban']) {
    expect(agreements).not.toHaveProperty(gone)
  }
})

test('an address stays of who stands for the landlord, and of nobody else', () => {
  const address = '1, rue de la Paix, 75002 Paris'
  const parties = (['landlord', 'agent', 'tenant_out', 'witness'] as const).map((role) => buildParty({ role, address }))
  expect(onlyAsked({ ...out, parties }).parties.map((each) => each.address)).toEqual([
    address,
    address,
    undefined,
    undefined,
  ])
})

test('of a deposit that is given back in full nothing is withheld, and of none nothing is said', () => {
  const said = (more: Agreements) => onlyAsked({ ...out, agreements: { ...out.agreements, ...more } }).agreements
  expect(said({ release: 'full' })).not.toHaveProperty('withheldAmount')
  expect(said({ release: 'full' })).toMatchObject({ release: 'full', payoutIban: 'CH93' })
  const none = { depositForm: 'none', text: 'Keine Kaution', outstandingWorks: '' } as const
  expect(said(none)).toEqual(none)
})

test('that somebody signs is said where their role does not say it, and of who is here', () => {
  const signs = (...more: Parameters<typeof buildParty>) =>
    onlyAsked({ ...out, parties: [buildParty(...more)] }).parties[0]?.signs
  expect(signs({ role: 'witness', signs: true })).toBe(true)
  expect(signs({ role: 'landlord', signs: true })).toBeUndefined()
  expect(signs({ role: 'witness', signs: true, isPresent: false })).toBeUndefined()
})

test('that the lock stays is said where a key is missing, and nowhere else', () => {
  const stays = (returned: number) =>
    onlyAsked({ ...out, keys: out.keys.map((key) => ({ ...key, returned, ...lockAnswer(false) })) }).keys
  expect(stays(1)).toMatchObject([{ needsNewLock: false, lockStays: true }])
  expect(stays(3)[0]).not.toHaveProperty('lockStays')
})

test('why a reading is smaller is not signed of one that is no longer smaller', () => {
  const smallerThan = { date: '2025-01-01', reading: '1000', unit: 'kWh' }
  const signed = (reading: string) =>
    onlyAsked({
      ...out,
      meters: [meter.parse({ id: newId(), kind: 'gas', reading, smallerBecause: 'exchanged', smallerThan })],
    }).meters
  expect(signed('900')).toMatchObject([{ smallerBecause: 'exchanged', smallerThan }])
  for (const gone of ['smallerBecause', 'smallerThan']) expect(signed('1100')[0]).not.toHaveProperty(gone)
})

test('a smoke detector that is not there neither works nor expires', () => {
  const absent = { id: newId(), location: 'Flur', isPresent: false, works: true, expires: '2031' }
  expect(onlyAsked({ ...out, smokeDetectors: [absent] }).smokeDetectors).toEqual([
    { ...absent, works: null, expires: '' },
  ])
})

test('in what the landlord bears the tenant has no share', () => {
  const { content: room } = buildRoom({
    defects: [buildDefect({ responsible: 'landlord', share: 50 }), buildDefect({ responsible: 'shared', share: 50 })],
  })
  expect(onlyAskedOf(room, out).defects.map(({ share }) => share)).toEqual([null, 50])
})

test('what an amount was worked out from is signed with it, also where it was changed by hand, and not without one', () => {
  const workedOut = buildWorkedOut()
  const { content: room } = buildRoom({
    defects: [300, workedOut.amount, null].map((amount) => buildDefect({ amount, workedOut })),
  })
  expect(onlyAskedOf(room, out).defects.map((defect) => defect.workedOut)).toEqual([workedOut, workedOut, undefined])
})

test('what somebody looked for and did not find is signed, whether the protocol before is here or not', () => {
  const { content: room } = buildRoom({ goneDefectIds: [newId()] })
  expect(onlyAskedOf(room, out)).toEqual(room)
})

test('a room says nothing of who takes part no longer, nor of why it was not seen once it was', () => {
  const [here, gone] = [out.parties[0]?.id ?? '', newId()]
  const says = { position: 'disputes' as const, text: '' }
  const { content: room } = buildRoom({
    coverageReason: 'Schrank davor',
    defects: [buildDefect({ positions: { [here]: says, [gone]: says } })],
  })
  const asked = onlyAskedOf(room, out)
  expect(asked.coverageReason).toBe('')
  expect(onlyAskedOf({ ...room, coverage: 'not_present' }, out).coverageReason).toBe('')
  expect(onlyAskedOf({ ...room, coverage: 'partly' }, out).coverageReason).toBe('Schrank davor')
  expect(asked.defects[0]?.positions).toEqual({ [here]: says })
})

test('of a room that nobody was in no condition is signed, whatever was chosen before', () => {
  const wall = { id: newId(), type: 'Walls', condition: 'new', works: null, installedYear: null, note: '' }
  const { content: room } = buildRoom({ components: [wall] })
  const of = (coverage: typeof room.coverage) => onlyAskedOf({ ...room, coverage }, out).components
  for (const coverage of ['inaccessible', 'not_present'] as const) expect(of(coverage)).toEqual([])
  for (const coverage of ['inspected', 'partly'] as const) expect(of(coverage)).toEqual(room.components)
})
