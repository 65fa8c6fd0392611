import { photosOf } from '#shared/handover/ready-to-sign.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'

/**
 * Photos that a protocol shows of an earlier one's defects. They stand in the document before, so that nobody is kept from signing
 * in a cellar for want of them; a new version shows its own.
 */
export const earlierPhotos = ({
  protocol,
  rooms,
  files,
}: Pick<ProtocolDraft, 'protocol' | 'rooms' | 'files'>): string[] =>
  protocol.supersedesId === null
    ? photosOf(protocol.content, rooms).filter((id) => {
        const file = files.find((each) => each.id === id)
        return file !== undefined && file.protocolId !== protocol.id
      })
    : []
