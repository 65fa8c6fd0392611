import { expect, test } from 'vitest'
import { buildParty, buildProtocol, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { isOutdated } from './outdated.tsx'

const protocol = {
  ...buildProtocol({ parties: [buildParty()] }),
  waiting: null,
} as unknown as ProtocolDraft['protocol']
const [kitchen, hall] = [buildRoom(), buildRoom({ name: 'Flur', position: 2 })] as unknown as ProtocolDraft['rooms']
if (!kitchen || !hall) throw new Error('both were made')
const draft = { protocol, rooms: [kitchen, hall], state: 'kept' as const }
const asSigned = { content: protocol.content, rooms: [hall, kitchen].map(({ id, content }) => ({ id, content })) }
const answered = { frozen: { asSigned } } as KeptSigning
const noted = (note: string) => [{ ...kitchen, content: { ...kitchen.content, note } }, hall]

test('what people answered is outdated by a change, and no more when the change is taken back', () => {
  expect(isOutdated(draft, answered)).toBe(false)
  expect(isOutdated({ ...draft, rooms: noted('feucht') }, answered)).toBe(true)
  expect(isOutdated({ ...draft, rooms: noted(' ') }, answered), 'blanks are not kept').toBe(false)
  expect(isOutdated({ ...draft, rooms: [kitchen] }, answered)).toBe(true)
  expect(isOutdated({ ...draft, state: 'invalid' }, answered)).toBe(true)
})

test('of what was not noted nobody claims that it was changed', () => {
  expect(isOutdated({ ...draft, rooms: [] }, {})).toBe(false)
})
