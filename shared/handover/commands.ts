import { canonicalJson } from '#shared/canonical-json.ts'
import { defineCommand, refuse } from '#shared/command.ts'
import { handoverContract, settledProtocol } from './contract.ts'
import { firstContent } from './first-content.ts'
import { keepUnsaid, takenOutOf } from './older-apps/later-fields.ts'
import { participantsIn } from './participants.ts'
import { unsigned } from './protocol.ts'

const ofProtocol = {
  about: 'protocol',
  whenRefused: 'stay readable',
  settles: settledProtocol,
} as const

/** A draft, under the id that the client made. It can be changed from the first moment on; only what stays tells whether it is the same. */
export const createProtocol = defineCommand({
  ...ofProtocol,
  endpoint: handoverContract.createProtocol,
  absent: 'is fine',
  staysGone: true,
  idOf: ({ body }) => body.id,
  apply({ body: { propertyId, date, participants, baselineId = null, kind, parties } }, known, read, { id }) {
    if (known) {
      const lasting = { propertyId, baselineId, ...(known.version === 1 && { date, participants }) }
      return canonicalJson({ ...known, ...lasting }) === canonicalJson(known) ? [] : refuse('IDEMPOTENCY_MISMATCH')
    }
    const property = read('property', propertyId)
    // Device and server make the same content: both may be signed without another word.
    const content = firstContent(id, { date, participants, kind, parties, country: property?.country })
    const organizationId = property?.organizationId ?? ''
    const said = { organizationId, propertyId, date, participants, baselineId, content }
    const insert = { ...said, ...unsigned, edition: 1, supersedesId: null }
    return [{ entity: 'protocol', id, taken: 'NOT_FOUND', insert }]
  },
  fill: (body, { id }) => ({ ...body, id }),
  needs: ({ body: { propertyId, baselineId } }) => [propertyId, ...(baselineId ? [baselineId] : [])],
})

/** What it says already changes nothing, whoever wrote it. */
export const changeProtocol = defineCommand({
  ...ofProtocol,
  endpoint: handoverContract.changeProtocol,
  conflict: 'EDIT_CONFLICT',
  ofDraft: true,
  apply({ body: { content: said, participants = participantsIn(said), takenOut } }, protocol) {
    const lawful = { ...said, jurisdiction: said.jurisdiction ?? protocol.content.jurisdiction }
    const content = keepUnsaid(protocol.content, lawful, takenOut)
    const change = { content, date: content.date, participants: participants ?? protocol.participants }
    const isSo = canonicalJson({ ...protocol, ...change }) === canonicalJson(protocol)
    return isSo ? [] : [{ entity: 'protocol', id: protocol.id, change }]
  },
  replaces: true,
  over: ({ content, participants }, { body, isMine }) => ({
    ...body,
    content,
    ...(isMine('participants') && { participants }),
  }),
  fill: ({ takenOut, ...body }, { record, replaced }) => ({
    ...body,
    ...takenOutOf(record?.content, body.content, [...(takenOut ?? []), ...(replaced?.takenOut ?? [])]),
  }),
})

const ofRoom = {
  about: 'protocol_room',
  absent: 'is fine',
  idOf: ({ params }: { params: { roomId: string } }) => params.roomId,
  conflict: 'EDIT_CONFLICT',
  ofDraft: true,
  whenRefused: 'stay readable',
} as const

/** Makes a room, or changes it as one piece; one that was seen and is gone is not made again by the way. */
export const putRoom = defineCommand({
  ...ofRoom,
  endpoint: handoverContract.putRoom,
  apply({ params: { id: protocolId, roomId: id }, body }, room, read, { seenVersion }) {
    const { takenOut, ...said } = body
    if (room?.protocolId === protocolId) {
      const content = keepUnsaid(room.content, said, takenOut)
      if (canonicalJson(room.content) === canonicalJson(content)) return []
      return [{ entity: 'protocol_room', id, change: { content } }]
    }
    const protocol = read('protocol', protocolId)
    if (room || !protocol || (seenVersion !== undefined && seenVersion !== 0)) return refuse('NOT_FOUND')
    const insert = { organizationId: protocol.organizationId, protocolId, content: said }
    return [{ entity: 'protocol_room', id, taken: 'NOT_FOUND', insert }]
  },
  staysGone: true,
  replaces: true,
  over: ({ content }) => content,
  fill: ({ takenOut, ...body }, { record, replaced }) => ({
    ...body,
    ...takenOutOf(record?.content, body, [...(takenOut ?? []), ...(replaced?.takenOut ?? [])]),
  }),
})

/** One that is not there, or not any more, needs no removing. */
export const removeRoom = defineCommand({
  ...ofRoom,
  endpoint: handoverContract.removeRoom,
  apply: ({ params: { id, roomId } }, room) =>
    room?.protocolId === id ? [{ entity: 'protocol_room', id: roomId, remove: true }] : [],
  settles: () => [],
})

/** A signed protocol that does not count stays readable. */
export const voidProtocol = defineCommand({
  ...ofProtocol,
  endpoint: handoverContract.voidProtocol,
  apply({ body: { reason } }, protocol) {
    if (protocol.status === 'void' && protocol.voidedBecause === reason) return []
    if (protocol.status !== 'signed') return refuse('EDIT_CONFLICT')
    return [{ entity: 'protocol', id: protocol.id, change: { status: 'void', voidedBecause: reason } }]
  },
  ofWhole: true,
})
