import { describe, expect, test } from 'vitest'
import { doneTo } from '#shared/testing/done-to.ts'
import { idOf, ORGANIZATION, property } from '#shared/testing/rows.ts'
import { changeProtocol, createProtocol, putRoom, removeRoom, voidProtocol } from './commands.ts'
import type { HandoverProtocol } from './protocol.ts'
import { deleteProtocol, newEdition } from './shown-commands.ts'

const [HOUSE, PROTOCOL, ROOM, OTHER] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const begun = {
  body: { id: PROTOCOL, propertyId: HOUSE, date: '2027-01-15', participants: ['Anna Alt'] },
}
const made = doneTo({ property: [property(1)] }, createProtocol, begun)
const draft = Object.values(made)[0] as HandoverProtocol
const signed: HandoverProtocol = { ...draft, status: 'signed', version: 2 }
const room = { id: ROOM, organizationId: ORGANIZATION, protocolId: PROTOCOL, content: { name: 'Hall' }, version: 1 }
const inRoom = { id: PROTOCOL, roomId: ROOM }

describe('a new protocol', () => {
  test('is a draft of its property with a party for each participant', () => {
    expect(Object.keys(made)).toEqual([`protocol:${PROTOCOL}`])
    expect(draft).toMatchObject({ organizationId: ORGANIZATION, status: 'draft', edition: 1, version: 1 })
    expect(draft.content.parties.map(({ name }) => name)).toEqual(['Anna Alt'])
  })

  test('is the same when it arrives again, also after it was changed, and no other', () => {
    const since = { ...draft, version: 2, date: '2027-01-20', participants: ['Ben Muster'] }
    expect(doneTo({ protocol: [draft] }, createProtocol, begun)).toEqual({})
    expect(doneTo({ protocol: [since] }, createProtocol, begun)).toEqual({})
    const elsewhere = { body: { ...begun.body, propertyId: OTHER } }
    expect(doneTo({ protocol: [since] }, createProtocol, elsewhere)).toBe('IDEMPOTENCY_MISMATCH')
  })
})

test('what the appointment says changes with its day and who is there; the same changes nothing', () => {
  const content = { ...draft.content, date: '2027-01-20' }
  const [party] = content.parties
  const parties = party ? [party, { ...party, id: OTHER, name: 'Ben Muster' }] : []
  const change = (body: object) => doneTo({ protocol: [draft] }, changeProtocol, { params: { id: PROTOCOL }, body })
  expect(change({ content: { ...content, parties } })).toMatchObject({
    [`protocol:${PROTOCOL}`]: { date: '2027-01-20', participants: ['Anna Alt', 'Ben Muster'], version: 2 },
  })
  expect(change({ content: { ...content, parties: [] } })).toMatchObject({
    [`protocol:${PROTOCOL}`]: { participants: ['Anna Alt'] },
  })
  expect(change({ content: draft.content })).toEqual({})
})

describe('a room', () => {
  const put = (rooms: { id: string }[], seenVersion?: number) =>
    doneTo(
      { protocol: [draft], protocol_room: rooms },
      putRoom,
      { params: inRoom, body: { name: 'Big hall' } },
      { seenVersion },
    )

  test('is made, or changed as one piece', () => {
    const content = { name: 'Big hall' }
    expect(put([], 0)).toMatchObject({ [`protocol_room:${ROOM}`]: { protocolId: PROTOCOL, content, version: 1 } })
    expect(put([room], 1)).toMatchObject({ [`protocol_room:${ROOM}`]: { content, version: 2 } })
    expect(put([{ ...room, content: { name: 'Big hall' } } as never])).toEqual({})
  })

  test('that was seen and is gone, or is another protocol’s, is not made', () => {
    expect(put([], 1)).toBe('NOT_FOUND')
    expect(put([{ ...room, protocolId: OTHER } as never])).toBe('NOT_FOUND')
  })

  test('that is not there, or another protocol’s, needs no removing', () => {
    const remove = (rooms: { id: string }[]) =>
      doneTo({ protocol: [draft], protocol_room: rooms }, removeRoom, { params: inRoom })
    expect(remove([room])).toEqual({ [`protocol_room:${ROOM}`]: null })
    expect(remove([])).toEqual({})
    expect(remove([{ ...room, protocolId: OTHER } as never])).toEqual({})
  })
})

test('only a signed protocol is void, for one reason', () => {
  const reason = { params: { id: PROTOCOL }, body: { reason: 'Wrong home' } }
  expect(doneTo({ protocol: [draft] }, voidProtocol, reason)).toBe('EDIT_CONFLICT')
  const done = doneTo({ protocol: [signed] }, voidProtocol, reason)
  expect(done).toMatchObject({ [`protocol:${PROTOCOL}`]: { status: 'void', voidedBecause: 'Wrong home' } })
  const isVoid = { ...signed, status: 'void', voidedBecause: 'Wrong home' }
  expect(doneTo({ protocol: [isVoid] }, voidProtocol, reason)).toEqual({})
  const other = { ...reason, body: { reason: 'Other' } }
  expect(doneTo({ protocol: [isVoid] }, voidProtocol, other)).toBe('EDIT_CONFLICT')
})

test('a draft that is deleted is gone, and a new version begins as a draft that replaces the signed one', () => {
  expect(doneTo({ protocol: [draft] }, deleteProtocol, { params: { id: PROTOCOL } })).toEqual({
    [`protocol:${PROTOCOL}`]: null,
  })
  const edition = { params: { id: PROTOCOL }, body: { id: OTHER } }
  expect(doneTo({ protocol: [signed] }, newEdition, edition)).toMatchObject({
    [`protocol:${OTHER}`]: { status: 'draft', edition: 2, supersedesId: PROTOCOL, version: 1 },
  })
})
