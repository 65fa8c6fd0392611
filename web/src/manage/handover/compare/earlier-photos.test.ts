import { expect, test } from 'vitest'
import { protocolContent } from '#shared/handover/protocol.ts'
import { buildDefect, buildRoom } from '#shared/handover/testing/build-protocol.ts'
import { newId } from '#shared/ids.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import { earlierPhotos } from './earlier-photos.ts'

const [own, before, left, unknown] = [newId(), newId(), newId(), newId()]
const [id, earlierId] = [newId(), newId()]
const content = protocolContent.parse({ date: '2027-01-15' })
const rooms = [buildRoom({ photoIds: [own, unknown], defects: [buildDefect({ photoIds: [before] })] })]
const files = [
  { id: own, protocolId: id },
  { id: before, protocolId: earlierId },
  { id: left, protocolId: earlierId },
]
const photosIn = (supersedesId: string | null) =>
  // Nothing else of a walk is looked at.
  earlierPhotos({ protocol: { id, supersedesId, content }, rooms, files } as unknown as ProtocolDraft)

test('what a protocol shows of an earlier one are the photos of defects that are still there', () => {
  expect(photosIn(null)).toEqual([before])
})

test('a new version shows photos of its own, which it does not go without', () => {
  expect(photosIn(earlierId)).toEqual([])
})
