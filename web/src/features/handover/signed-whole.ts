import { inOrder } from '#shared/handover/number-defects.ts'
import type { KeptSigning } from '#web/local/desk-signing.ts'
import { signersOf } from './statements.ts'
import type { Walk } from './use-walk.ts'

/**
 * The walk as all have signed it; undefined while somebody has not. What a colleague made of the draft meanwhile takes nothing from
 * that: a page that is killed before the document is made goes on from here, and nobody is asked to sign twice.
 */
export function signedWhole<W extends Pick<Walk, 'protocol' | 'rooms'>>(
  walk: W,
  { frozen, signatures }: Pick<KeptSigning, 'frozen' | 'signatures'>,
): W | undefined {
  const asSigned = frozen?.asSigned
  const signers = asSigned ? signersOf(asSigned.content) : []
  const haveAll = signers.every(({ id }) => signatures.some(({ partyId }) => partyId === id))
  if (!asSigned || signers.length === 0 || !haveAll) return undefined
  const { protocol } = walk
  const { id: protocolId, organizationId, createdAt, updatedAt } = protocol
  // A room that is gone by now is one of what was signed all the same.
  const unknown = { organizationId, protocolId, version: 0, createdAt, updatedAt }
  const rooms = asSigned.rooms.map(({ id, content }) => {
    const known = walk.rooms.find((room) => room.id === id)
    return { ...unknown, ...known, id, content }
  })
  const { content } = asSigned
  return { ...walk, protocol: { ...protocol, date: content.date, content }, rooms: inOrder(rooms) }
}
