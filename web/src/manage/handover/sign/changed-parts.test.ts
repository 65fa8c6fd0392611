import { expect, test } from 'vitest'
import { buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { changedParts } from './changed-parts.tsx'

const protocol = buildProtocol({ parties: [buildParty()] }) as unknown as ProtocolDraft['protocol']
const [kitchen, hall] = [buildRoom(), buildRoom({ name: 'Flur', position: 2 })] as unknown as ProtocolDraft['rooms']
if (!kitchen || !hall) throw new Error('both were made')
const before = { content: protocol.content, rooms: [kitchen, hall].map(({ id, content }) => ({ id, content })) }
const withContent = (content: Partial<typeof protocol.content>) => ({
  protocol: { ...protocol, content: { ...protocol.content, ...content } },
  rooms: [kitchen, hall],
})

test('of what was changed since it was checked the parts are named, in their order, and the rooms', () => {
  expect(changedParts(before, { protocol, rooms: [hall, kitchen] })).toEqual({ parts: [], rooms: [] })
  const more = { remarks: 'Schlüssel fehlt', parties: [], place: 'Bern', date: '2027-01-16' }
  expect(changedParts(before, withContent(more)).parts).toEqual(['appointment', 'parties', 'remarks'])
  const noted = { ...kitchen, content: { ...kitchen.content, note: 'feucht' } }
  expect(changedParts(before, { protocol, rooms: [noted, hall] }).rooms).toEqual(['Küche'])
})

test('a room that came is named, one that is gone by the name it had, and blanks are no change', () => {
  const bath = { ...kitchen, id: 'new', content: { ...kitchen.content, name: 'Bad' } }
  expect(changedParts(before, { protocol, rooms: [kitchen, bath] }).rooms).toEqual(['Bad', 'Flur'])
  const typed = { ...kitchen, content: { ...kitchen.content, note: ' ' } }
  expect(changedParts(before, { protocol, rooms: [typed, hall] }).rooms).toEqual([])
})
