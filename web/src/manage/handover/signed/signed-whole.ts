import { inOrder } from '#shared/handover/room/number-defects.ts'
import type { ProtocolDraft } from '#web/manage/handover/draft/use-protocol-draft.ts'
import type { KeptSigning } from '#web/manage/storage/kept-signing.ts'
import { signersOf } from './statements.ts'

/**
 * The walk as all have signed it; undefined while somebody has not. What a colleague made of the draft meanwhile takes nothing from
 * that: a page that is killed before the document is made goes on from here, and nobody is asked to sign twice.
 */
export function signedWhole<W extends Pick<ProtocolDraft, 'protocol' | 'rooms'>>(
  draft: W,
  { frozen, signatures }: Pick<KeptSigning, 'frozen' | 'signatures'>,
): W | undefined {
  const asSigned = frozen?.asSigned
  const signers = asSigned ? signersOf(asSigned.content) : []
  const haveAll = signers.every(({ id }) => signatures.some(({ partyId }) => partyId === id))
  if (!asSigned || signers.length === 0 || !haveAll) return undefined
  const { protocol } = draft
  const { id: protocolId, organizationId, createdAt, updatedAt } = protocol
  // A room that is gone by now is one of what was signed all the same.
  const unknown = { organizationId, protocolId, version: 0, createdAt, updatedAt }
  const rooms = asSigned.rooms.map(({ id, content }) => {
    const known = draft.rooms.find((room) => room.id === id)
    return { ...unknown, ...known, id, content }
  })
  const { content } = asSigned
  return { ...draft, protocol: { ...protocol, date: content.date, content }, rooms: inOrder(rooms) }
}
