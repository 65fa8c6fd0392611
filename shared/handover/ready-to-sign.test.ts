import { describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { hindrances, photosOf } from './ready-to-sign.ts'
import { buildDefect, buildParty, buildProtocol, buildRoom } from './testing/build-protocol.ts'

const ready = buildProtocol({ parties: [buildParty()] })
const everyPhoto = () => true

test('a protocol with a party and rooms that were seen can be signed', () => {
  expect(hindrances(ready, [buildRoom()], everyPhoto)).toEqual([])
})

test('it cannot without anybody who signs: witnesses and absent tenants do not count', () => {
  const others = [buildParty({ role: 'witness' }), buildParty({ isPresent: false })]
  expect(hindrances(buildProtocol({ parties: others }), [buildRoom()], everyPhoto)).toEqual([
    { kind: 'no_party_signs' },
  ])
})

test('a witness who was asked to sign is somebody who signs', () => {
  const parties = [buildParty({ role: 'witness', signs: true })]
  expect(hindrances(buildProtocol({ parties }), [buildRoom()], everyPhoto)).toEqual([])
})

test('it cannot without a room', () => {
  expect(hindrances(ready, [], everyPhoto)).toEqual([{ kind: 'no_rooms' }])
})

test('it cannot while nobody said of a room whether it was seen, or why not', () => {
  const [open, locked, told, absent] = [
    buildRoom({ coverage: null, position: 2 }),
    buildRoom({ coverage: 'inaccessible', position: 1 }),
    buildRoom({ coverage: 'partly', coverageReason: 'Schrank davor' }),
    // Nobody sees what is not there.
    buildRoom({ coverage: 'not_present' }),
  ]
  expect(hindrances(ready, [open, locked, told, absent], everyPhoto)).toEqual([
    { kind: 'coverage_unexplained', roomId: locked.id },
    { kind: 'room_not_covered', roomId: open.id },
  ])
})

describe('a defect', () => {
  const found = (more: Parameters<typeof buildDefect>[0]) => {
    const room = buildRoom({ defects: [buildDefect({ description: '', ...more })] })
    return hindrances(ready, [room], everyPhoto).map(({ kind }) => kind)
  }
  test.each([
    ['in words is enough', { description: 'Kratzer' }],
    ['with a photo and where it is is enough', { photoIds: [newId()], place: 'links vom Fenster' }],
    ['with a photo and a part of the room is enough', { photoIds: [newId()], componentId: newId() }],
  ])('%s', (_, more) => expect(found(more)).toEqual([]))

  test.each([
    ['of which nothing is recorded', {}],
    ['of which a photo says not where', { photoIds: [newId()] }],
    ['that is only a place', { place: 'links vom Fenster', componentId: newId() }],
    ['whose words are blanks', { description: '  ', photoIds: [newId()] }],
  ])('%s is in the way of signing', (_, more) => expect(found(more)).toEqual(['defect_unclear']))
})

test('it cannot while the bytes of a photo are nowhere, wherever it belongs', () => {
  const [inDefect, ofMeter, ofRoom] = [newId(), newId(), newId()]
  const room = buildRoom({ photoIds: [ofRoom], defects: [buildDefect({ photoIds: [inDefect, ofRoom] })] })
  const meters = [{ id: newId(), kind: 'gas', photoIds: [ofMeter] }]
  const protocol = buildProtocol({ parties: [buildParty()], meters })
  expect(photosOf(protocol.content, [room])).toEqual([ofRoom, inDefect, ofMeter])
  expect(hindrances(protocol, [room], (id) => id === ofRoom)).toEqual([
    { kind: 'photo_missing', photoId: inDefect },
    { kind: 'photo_missing', photoId: ofMeter },
  ])
})
