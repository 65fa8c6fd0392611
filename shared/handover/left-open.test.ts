import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { leftOpen } from './left-open.ts'
import { buildDefect, buildParty, buildProtocol, buildRoom } from './testing/build-protocol.ts'

const moveOut = buildProtocol({ kind: 'move_out' })
const part = (more: object = {}) => ({
  id: newId(),
  type: 'Wall',
  condition: null,
  works: null,
  installedYear: null,
  note: '',
  photoIds: [],
  ...more,
})

test('what the law of the home has a protocol name is told with its source, as far as the kind of protocol asks for it', () => {
  const told = (kind: string, more: object = {}) =>
    leftOpen(buildProtocol({ kind, jurisdiction: 'FR', ...more }), []).flatMap((each) =>
      each.kind === 'not_named' ? [`${each.fact}: ${each.source}`] : [],
    )
  const source = 'décret 2016-382, art. 2'
  const parties = [buildParty({ role: 'landlord' }), buildParty({ role: 'tenant_out' })]
  expect(told('move_out', { parties })).toEqual([
    `landlord_address: ${source}`,
    `new_address: ${source}`,
    `entered_on: ${source}`,
  ])
  expect(told('move_in', { parties })).toEqual([`landlord_address: ${source}`])
  const named = [
    buildParty({ role: 'landlord', address: '1, rue de la Paix, 75002 Paris' }),
    buildParty({ role: 'tenant_out', newAddress: '2, quai de Seine, 76000 Rouen' }),
  ]
  expect(told('move_out', { parties: named, enteredOn: '2020-02-01' })).toEqual([])
  expect(told('move_out', { parties, jurisdiction: 'DE' })).toEqual([])
  expect(told('move_out', { parties: named, enteredOn: '2030-09-01' }), 'nobody leaves before they came').toEqual([
    `entered_on: ${source}`,
  ])
  const address = '3, rue du Lac, 69003 Lyon'
  const [landlord] = parties
  expect(
    told('move_in', { parties: [landlord, buildParty({ role: 'agent', address })] }),
    'the agent lives elsewhere',
  ).toEqual([`landlord_address: ${source}`])
  expect(told('move_in', { parties: [buildParty({ role: 'witness', address })] }), 'it is not signed').toHaveLength(1)
})

test('whom an address is missing of is named with it: what is told leads there', () => {
  const [landlord, tenant] = [buildParty({ role: 'landlord' }), buildParty({ role: 'tenant_out' })]
  const of = (parties: object[]) =>
    leftOpen(buildProtocol({ kind: 'move_out', jurisdiction: 'FR', parties, enteredOn: '2020-02-01' }), [])
  expect(of([landlord, tenant])).toMatchObject([
    { fact: 'landlord_address', partyId: landlord.id },
    { fact: 'new_address', partyId: tenant.id },
  ])
  expect(of([{ ...tenant, newAddress: 'Rouen' }])).toMatchObject([{ fact: 'landlord_address', partyId: undefined }])
})

test('a room that was seen, and of which nothing is said, is told before signing', () => {
  const [kitchen, bath] = [buildRoom({ position: 2, components: [part()] }), buildRoom({ position: 1 })]
  expect(leftOpen(moveOut, [kitchen, bath])).toEqual([
    { kind: 'room_says_nothing', roomId: bath.id, partId: undefined },
    { kind: 'room_says_nothing', roomId: kitchen.id, partId: kitchen.content.components[0]?.id },
  ])
})

test('a grade, a word, a photo or a defect says something, and nobody says anything of a room that nobody was in', () => {
  const rooms = [
    { components: [part({ condition: 'good' })] },
    { components: [part({ note: 'scratched' })] },
    { components: [part({ photoIds: [newId()] })] },
    { note: 'freshly painted' },
    { photoIds: [newId()] },
    { defects: [buildDefect()] },
    { coverage: 'inaccessible', coverageReason: 'locked' },
    { coverage: 'not_present' },
  ]
  expect(
    leftOpen(
      moveOut,
      rooms.map((content) => buildRoom(content)),
    ),
  ).toEqual([])
})

test('a part that is defective or does not work, and of which no defect is described, is told before signing', () => {
  const [oven, tap] = [part({ condition: 'defective' }), part({ works: 'no' })]
  const told = (defects: object[]) => leftOpen(moveOut, [buildRoom({ components: [oven, tap], defects })])
  expect(told([])).toMatchObject([{ kind: 'defects_undescribed', count: 2 }])
  expect(told([buildDefect({ componentId: oven.id })])).toMatchObject([{ kind: 'defects_undescribed', count: 1 }])
  expect(told([oven, tap].map(({ id: componentId }) => buildDefect({ componentId })))).toEqual([])
  const locked = { components: [oven], coverage: 'inaccessible' as const, coverageReason: 'locked' }
  expect(leftOpen(moveOut, [buildRoom(locked)]), 'nobody signs its parts').toEqual([])
})

test('a defect that the tenant bears and that has no amount is told, with how many of the room and the first of them', () => {
  const defect = (more: object = {}) => buildDefect({ responsible: 'tenant', ...more })
  const [scratch, stain] = [defect(), defect({ share: 40 })]
  const others = [
    defect({ amount: 0 }),
    defect({ amount: 90 }),
    buildDefect(),
    buildDefect({ responsible: 'landlord' }),
  ]
  const room = buildRoom({ defects: [...others, scratch, stain] })
  expect(leftOpen(moveOut, [room, buildRoom({ defects: others })])).toEqual([
    { kind: 'amounts_open', roomId: room.id, count: 2, defectId: scratch.id },
  ])
  const locked = buildRoom({ defects: [scratch], coverage: 'inaccessible', coverageReason: 'locked' })
  expect(leftOpen(moveOut, [locked])).toMatchObject([{ kind: 'amounts_open', count: 1 }])
})

test('what the tenant puts right by a day is asked no amount of, unless it is to be paid', () => {
  const mends = { responsible: 'tenant', amount: null, deadline: '2027-01-31' } as const
  const told = (remedy: 'clean' | 'compensate') =>
    leftOpen(moveOut, [buildRoom({ defects: [buildDefect({ ...mends, remedy })] })])
  expect(told('clean')).toEqual([])
  expect(told('compensate')).toMatchObject([{ kind: 'amounts_open', count: 1 }])
})

test('an amount that was worked out for another year than the handover is in is told, unless it was changed by hand', () => {
  const from = {
    name: 'carpet',
    by: 'publication' as const,
    source: 'taxalis.ch',
    since: '2026',
    years: 20,
    freeYears: 0,
    restPercent: 0,
    installedYear: 2015,
    ageYears: 11,
    newPrice: 200,
    percent: 45,
    amount: 120,
  }
  const defect = buildDefect({ responsible: 'tenant', amount: 120, workedOut: from })
  const told = (date: string, more: object = {}) =>
    leftOpen({ content: { ...moveOut.content, date } }, [buildRoom({ defects: [{ ...defect, ...more }] })])
  expect(told('2026-12-31')).toEqual([])
  expect(told('2027-01-02')).toMatchObject([{ kind: 'amount_of_another_year', defectId: defect.id }])
  expect(told('2027-01-02', { amount: 100 })).toEqual([])
})

test('defects of the protocol before that nobody looked for are told, with the room that the first of them is in', () => {
  const [hole, stain, scratch] = [buildDefect(), buildDefect(), buildDefect()]
  const earlier = [buildRoom({ name: 'Bad', position: 1, defects: [hole, stain] }), buildRoom({ defects: [scratch] })]
  const told = (more: object, name = 'bad') =>
    leftOpen(moveOut, [buildRoom({ name, note: 'seen', ...more })], earlier).filter(
      ({ kind }) => kind === 'earlier_not_looked_at',
    )
  const bath = buildRoom({ name: 'bad', note: 'seen', defects: [buildDefect({ baselineDefectId: hole.id })] })
  expect(leftOpen(moveOut, [bath], earlier)).toEqual([{ kind: 'earlier_not_looked_at', count: 2, roomId: bath.id }])
  expect(told({ goneDefectIds: [hole.id, stain.id] })).toEqual([
    { kind: 'earlier_not_looked_at', count: 1, roomId: undefined },
  ])
  expect(told({ goneDefectIds: [hole.id, stain.id, scratch.id] })).toEqual([])
})

test('who moves in without a key is told, and who leaves is asked for theirs elsewhere', () => {
  const key = (more: object) => ({
    id: newId(),
    kind: 'flat',
    serialNumber: '',
    handedOver: 0,
    returned: 0,
    ...more,
  })
  const withKeys = (kind: string, ...keys: object[]) => leftOpen(buildProtocol({ kind, keys }), [])
  expect(withKeys('move_in')).toMatchObject([{ kind: 'no_keys' }])
  expect(withKeys('move_out_in', key({ handedOver: 2, returned: 2 }))).toMatchObject([{ kind: 'no_keys' }])
  expect(withKeys('move_in', key({ handedOver: 2 }))).toEqual([])
  expect(withKeys('move_out_in', key({ handedOver: 2, returned: 2, handedOn: 2 }))).toEqual([])
  expect(withKeys('move_out')).toEqual([])
  expect(withKeys('interim')).toEqual([])
})

test('keys that did not come back and meters without a reading are told where somebody leaves, with how many and the first of them', () => {
  const key = (handedOver: number, returned: number) => ({ id: newId(), kind: 'flat', handedOver, returned })
  const meter = (more: object) => ({ id: newId(), kind: 'gas', ...more })
  const keys = [key(2, 2), key(3, 1), { ...key(1, 0), noneReturned: true }]
  const meters = [meter({ reading: '0012' }), meter({ unreadBecause: 'inaccessible' }), meter({})]
  const told = (kind: string) => leftOpen(buildProtocol({ kind, keys, meters }), [])
  expect(told('move_out')).toEqual([
    { kind: 'keys_missing', count: 3, keyId: keys[1]?.id },
    { kind: 'meters_unread', count: 2, meterId: meters[1]?.id },
  ])
  expect(told('move_in')).toEqual([])
})

test('smoke detectors that are there and that nobody tested are told where somebody leaves or moves in', () => {
  const detector = (more: object) => ({ id: newId(), location: 'Hall', ...more })
  const smokeDetectors = [detector({ works: true }), detector({}), detector({ isPresent: false }), detector({})]
  const told = (kind: string) => leftOpen(buildProtocol({ kind, smokeDetectors }), [])
  const untested = { kind: 'detectors_untested', count: 2, detectorId: smokeDetectors[1]?.id }
  expect(told('move_out')).toEqual([untested])
  expect(told('move_in')).toEqual([{ kind: 'no_keys' }, untested])
  expect(told('interim')).toEqual([])
})

test('where some parts of a room have their grade the others are counted; words and photos of the whole room are enough without any', () => {
  const damaged = part()
  const told = buildRoom({
    components: [part({ condition: 'good' }), part(), part({ works: 'no' }), damaged, part()],
    defects: [buildDefect({ componentId: damaged.id })],
  })
  const said = buildRoom({ components: [part(), part()], note: 'freshly painted' })
  expect(leftOpen(moveOut, [told, said])).toEqual([
    { kind: 'parts_ungraded', roomId: told.id, count: 2, partId: told.content.components[1]?.id },
    { kind: 'defects_undescribed', roomId: told.id, count: 1, partId: told.content.components[2]?.id },
  ])
})

test('a part that is graded as new or good beside a defect of that very part is told, with how many and the first of them', () => {
  const [floor, wall, door] = [part({ condition: 'good' }), part({ condition: 'used' }), part({ condition: 'new' })]
  const of = (...parts: { id: string }[]) =>
    buildRoom({
      components: [floor, wall, door],
      defects: [buildDefect(), ...parts.map(({ id: componentId }) => buildDefect({ componentId }))],
    })
  const both = of(floor, wall, door)
  expect(leftOpen(moveOut, [both])).toEqual([
    { kind: 'defects_graded_well', roomId: both.id, count: 2, partId: floor.id },
  ])
  expect(leftOpen(moveOut, [of(wall)]), 'a part may be used, and have a defect').toEqual([])
  expect(leftOpen(moveOut, [of()]), 'of the room, and of no part').toEqual([])
})

test('a handover that is still to come is told before anything else: what is signed is how the home is today', () => {
  const kitchen = buildRoom()
  const on = (today: string) => leftOpen(buildProtocol({ date: '2027-01-15' }), [kitchen], [], today)
  expect(on('2027-01-12')).toMatchObject([{ kind: 'day_to_come', days: 3 }, { kind: 'room_says_nothing' }])
  expect(on('2027-01-15')).toMatchObject([{ kind: 'room_says_nothing' }])
})

test('what goes against itself is told: a deadline before the handover, more keys than there were, a part of a deposit without an amount', () => {
  const room = (deadline: string) => buildRoom({ defects: [buildDefect({ deadline })] })
  const at = (more: object) => buildProtocol({ kind: 'move_out', date: '2027-01-15', ...more })
  const late = room('2027-01-14')
  expect(leftOpen(at({}), [late, room('2027-01-15')])).toEqual([
    { kind: 'deadline_over', roomId: late.id, defectId: late.content.defects[0]?.id },
  ])
  const key = { id: newId(), kind: 'flat', serialNumber: '', handedOver: 0, returned: 2 }
  expect(leftOpen(at({ keys: [key] }), [])).toEqual([{ kind: 'too_many_keys', keyId: key.id }])
  expect(leftOpen(at({ keys: [{ ...key, handedOver: 2 }] }), [])).toEqual([])
  const { agreements } = at({}).content
  const deposit = (more: object) => leftOpen(at({ agreements: { ...agreements, release: 'partial', ...more } }), [])
  expect(deposit({})).toEqual([{ kind: 'nothing_withheld' }])
  expect(deposit({ withheldAmount: 90 })).toEqual([])
  expect(deposit({ release: 'full' })).toEqual([])
})
