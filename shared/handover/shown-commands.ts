import { defineCommand, type Read, type Write } from '#shared/command.ts'
import { handoverContract, settledProtocol } from './contract.ts'
import { type HandoverProtocol, unsigned } from './protocol.ts'
import { lastSignature, sealOf } from './sign/seal.ts'
import { takesPlaceOf } from './sign/takes-place.ts'

/*
 * What a device shows of them until the server has answered. What they ask for, and do besides, is the server's: bytes that have to be
 * there, hashes, other protocols.
 */

export const deleteProtocol = defineCommand({
  endpoint: handoverContract.deleteProtocol,
  about: 'protocol',
  conflict: 'EDIT_CONFLICT',
  ofDraft: true,
  apply: (_, { id }) => [{ entity: 'protocol', id, remove: true }],
  settles: () => [],
  ofWhole: true,
})

export const announceFile = defineCommand({
  endpoint: handoverContract.announceFile,
  about: 'protocol_file',
  absent: 'is fine',
  idOf: ({ body }) => body.id,
  whenRefused: 'stay readable',
  apply({ params: { id: protocolId }, body: { id, ...said } }, known, read) {
    const protocol = read('protocol', protocolId)
    if (!protocol || known) return []
    const insert = { ...said, organizationId: protocol.organizationId, protocolId, storedAt: null }
    return [{ entity: 'protocol_file', id, taken: 'DOCUMENT_CONFLICT', insert }]
  },
})

const inserted = (id: string) => ({ entity: 'protocol_room' as const, id, taken: 'NOT_FOUND' as const })

/** The versions that it replaces are superseded at the same moment; what was signed takes the draft's place where it is sent. */
export const signProtocol = defineCommand({
  endpoint: handoverContract.signProtocol,
  about: 'protocol',
  whenRefused: 'stay readable',
  apply({ params: { id: protocolId }, body }, { id, organizationId, status, supersedesId, content }, read) {
    if (status === 'signed') return []
    const { contentHash, asSigned } = body
    const seal = sealOf(body, null)
    const replaced = asSigned && { content: asSigned.content, date: asSigned.content.date }
    const signed = { status: 'signed' as const, contentHash, signedAt: lastSignature(seal) ?? null, seal }
    const others = asSigned
      ? read.of('protocol_room', protocolId).filter((room) => asSigned.rooms.every((each) => each.id !== room.id))
      : []
    return [
      { entity: 'protocol', id, change: { ...replaced, ...signed } },
      ...(asSigned?.rooms ?? []).map(({ id: roomId, content }) =>
        read('protocol_room', roomId)
          ? { entity: 'protocol_room' as const, id: roomId, change: { content } }
          : { ...inserted(roomId), insert: { organizationId, protocolId, content } },
      ),
      ...others.map((room) => ({ entity: 'protocol_room' as const, id: room.id, remove: true as const })),
      ...replacedBy({ seal, content: asSigned?.content ?? content }, supersedesId, read),
    ]
  },
  settles: settledProtocol,
  ofWhole: true,
})

/** The one before, and what that one never took the place of. */
function replacedBy(signed: Pick<HandoverProtocol, 'seal' | 'content'>, earlierId: string | null, read: Read): Write[] {
  const earlier = earlierId === null ? undefined : read('protocol', earlierId)
  if (!earlier || earlier.status === 'superseded') return []
  const isReplaced = earlier.status === 'signed' && takesPlaceOf(earlier, signed)
  const superseded = { entity: 'protocol' as const, id: earlier.id, change: { status: 'superseded' as const } }
  return [...(isReplaced ? [superseded] : []), ...replacedBy(signed, earlier.supersedesId, read)]
}

/** With the rooms, under the ids that the server gives them too; what an older version of the app left waiting names none. */
export const newEdition = defineCommand({
  endpoint: handoverContract.newEdition,
  about: 'protocol',
  absent: 'is fine',
  idOf: ({ body }) => body.id,
  whenRefused: 'stay readable',
  apply({ params: { id: supersedesId }, body: { rooms = [] } }, known, read, { id }) {
    const before = read('protocol', supersedesId)
    if (!before || known) return []
    const { organizationId, propertyId, date, participants, baselineId, content } = before
    const said = { organizationId, propertyId, date, participants, baselineId, content }
    const insert = { ...said, ...unsigned, edition: before.edition + 1, supersedesId }
    const copies = rooms.flatMap(({ id: roomId, from }) => {
      const room = read('protocol_room', from)
      return room?.protocolId === supersedesId
        ? { ...inserted(roomId), insert: { organizationId, protocolId: id, content: room.content } }
        : []
    })
    return [{ entity: 'protocol', id, taken: 'IDEMPOTENCY_MISMATCH', insert }, ...copies]
  },
  settles: settledProtocol,
  fill: (body, { id }) => ({ ...body, id }),
  ofWhole: true,
})

export const sendCopies = defineCommand({
  endpoint: handoverContract.sendCopies,
  about: 'protocol',
  whenRefused: 'stay readable',
  apply: () => [],
  settles: () => [],
  ofWhole: true,
})
