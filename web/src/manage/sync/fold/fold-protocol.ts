import { firstContent } from '#shared/handover/first-content.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { lastSignature, sealOf } from '#shared/handover/sign/seal.ts'
import type { Fold } from './fold-types.ts'

export const createProtocol: Fold<'createProtocol'> = ({ body, about, createdAt }, look) => {
  const id = body.id ?? about.id
  const { propertyId, date, participants, kind, parties } = body
  const property = look('property', propertyId)
  const at = new Date(createdAt).toISOString()
  const row: HandoverProtocol = {
    id,
    organizationId: property?.organizationId ?? '',
    propertyId,
    date,
    participants,
    status: 'draft',
    edition: 1,
    supersedesId: null,
    baselineId: body.baselineId ?? null,
    content: firstContent(id, { date, participants, kind, parties, country: property?.country }),
    contentHash: null,
    signedAt: null,
    seal: null,
    voidedBecause: '',
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  return [{ entity: 'protocol', id, row }]
}

export const deleteProtocol: Fold<'deleteProtocol'> = ({ params }) => [{ entity: 'protocol', id: params.id, row: null }]

export const changeProtocol: Fold<'changeProtocol'> = ({ params, body, createdAt }, look) => {
  const protocol = look('protocol', params.id)
  if (!protocol) return []
  const { content, participants = protocol.participants } = body
  return [changed(protocol, { content, participants, date: content.date }, createdAt)]
}

export const putRoom: Fold<'putRoom'> = ({ params, body, createdAt }, look) => {
  const protocol = look('protocol', params.id)
  if (!protocol) return []
  const room = look('protocol_room', params.roomId)
  const updatedAt = new Date(createdAt).toISOString()
  const row: ProtocolRoom = {
    id: params.roomId,
    organizationId: protocol.organizationId,
    protocolId: params.id,
    content: body,
    version: (room?.version ?? 0) + 1,
    createdAt: room?.createdAt ?? updatedAt,
    updatedAt,
  }
  return [{ entity: 'protocol_room', id: row.id, row }]
}

export const removeRoom: Fold<'removeRoom'> = ({ params }) => [
  { entity: 'protocol_room', id: params.roomId, row: null },
]

export const announceFile: Fold<'announceFile'> = ({ params, body, createdAt }, look) => {
  const protocol = look('protocol', params.id)
  if (!protocol || look('protocol_file', body.id)) return []
  const row = {
    ...body,
    organizationId: protocol.organizationId,
    protocolId: params.id,
    storedAt: null,
    createdAt: new Date(createdAt).toISOString(),
  }
  return [{ entity: 'protocol_file', id: row.id, row }]
}

/** The version that it replaces is superseded at the same moment; what was signed takes the draft's place where it is sent. */
export const signProtocol: Fold<'signProtocol'> = ({ params, body, createdAt, leavesOut = [], ...rest }, look) => {
  const protocol = look('protocol', params.id)
  if (!protocol || protocol.status === 'signed') return []
  const { contentHash, asSigned } = body
  const seal = sealOf(body, null)
  const before = protocol.supersedesId === null ? undefined : look('protocol', protocol.supersedesId)
  return [
    changed(
      protocol,
      {
        ...(asSigned && { content: asSigned.content, date: asSigned.content.date }),
        status: 'signed',
        contentHash,
        signedAt: lastSignature(seal) ?? null,
        seal,
      },
      createdAt,
    ),
    ...(asSigned?.rooms ?? []).flatMap(({ id, content }) =>
      putRoom({ ...rest, params: { id: params.id, roomId: id }, body: content, createdAt }, look),
    ),
    ...leavesOut.map((id) => ({ entity: 'protocol_room' as const, id, row: null })),
    ...(before ? [changed(before, { status: 'superseded' }, createdAt)] : []),
  ]
}

export const voidProtocol: Fold<'voidProtocol'> = ({ params, body, createdAt }, look) => {
  const protocol = look('protocol', params.id)
  return protocol ? [changed(protocol, { status: 'void', voidedBecause: body.reason }, createdAt)] : []
}

/** With the rooms, under the ids that the server gives them too; what an older version of the app left waiting names none. */
export const newEdition: Fold<'newEdition'> = ({ params, body, createdAt }, look) => {
  const before = look('protocol', params.id)
  if (!before || look('protocol', body.id)) return []
  const at = new Date(createdAt).toISOString()
  const begun = { version: 1, createdAt: at, updatedAt: at }
  const row: HandoverProtocol = {
    ...before,
    id: body.id,
    status: 'draft',
    edition: before.edition + 1,
    supersedesId: before.id,
    contentHash: null,
    signedAt: null,
    seal: null,
    voidedBecause: '',
    ...begun,
  }
  const rooms = (body.rooms ?? []).flatMap(({ id, from }) => {
    const room = look('protocol_room', from)
    if (room?.protocolId !== before.id || look('protocol_room', id)) return []
    return [{ entity: 'protocol_room' as const, id, row: { ...room, id, protocolId: body.id, ...begun } }]
  })
  return [{ entity: 'protocol', id: row.id, row }, ...rooms]
}

export const sendCopies: Fold<'sendCopies'> = () => []

const changed = (protocol: HandoverProtocol, changes: Partial<HandoverProtocol>, createdAt: number) => ({
  entity: 'protocol' as const,
  id: protocol.id,
  row: {
    ...protocol,
    ...changes,
    version: protocol.version + 1,
    updatedAt: new Date(createdAt).toISOString(),
  },
})
