import type { SentSigning } from '#shared/handover/as-signed.ts'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { writeParticipants } from '#shared/handover/participants.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import { sealOf } from '#shared/handover/sign/seal.ts'
import { idOf } from '#shared/testing/rows.ts'
import { hashOfBytes } from '#web/apply/delivery/testing/model-answer.ts'
import type { Arriving } from './model-arriving.ts'
import type { ModelFeed } from './model-feed.ts'
import { createModelFiles } from './model-files.ts'
import { refusal } from './model-refusal.ts'

interface Around {
  feed: ModelFeed
  now: () => number
  noteChange: (id: string, userId: string) => void
}

/** What the server does with handover protocols that no rule says: bytes, hashes, copies. Undefined for other calls. */
export function createModelHandover({ feed, now, noteChange }: Around) {
  const files = createModelFiles(feed, now)
  const at = () => new Date(now()).toISOString()

  const find = (id: string | undefined): HandoverProtocol => {
    const row = feed.row('protocol', id ?? '')
    if (!row) throw refusal('NOT_FOUND')
    return row as HandoverProtocol // as it was put there
  }
  const draft = (id: string | undefined) => {
    const row = find(id)
    if (row.status !== 'draft') throw refusal('PROTOCOL_SIGNED')
    return row
  }
  const put = (row: HandoverProtocol, changes: Partial<HandoverProtocol>, userId: string) => {
    const next = { ...row, ...changes, version: row.version + 1, updatedAt: at() }
    feed.put('protocol', row.id, next)
    noteChange(row.id, userId)
    return onWire(next)
  }
  const roomsOf = (id: string) =>
    feed
      .rows()
      .filter(({ entity }) => entity === 'protocol_room')
      .map(({ row }) => row as ProtocolRoom) // of this entity
      .filter(({ protocolId }) => protocolId === id)

  const newRoom = ({ id: protocolId, organizationId }: HandoverProtocol) => ({
    organizationId,
    protocolId,
    version: 9,
    createdAt: at(),
    updatedAt: at(),
  })

  const newEdition = ({ params, body, userId }: Arriving) => {
    const before = find(params['id'])
    const { id, rooms = [] } = handoverContract.newEdition.body.parse(body)
    const row = { ...before, ...fresh, id, edition: before.edition + 1, supersedesId: before.id }
    for (const [place, { id: from, content, organizationId }] of roomsOf(before.id).entries()) {
      const roomId = rooms.find((copy) => copy.from === from)?.id ?? idOf(8_000 + place)
      const room = { id: roomId, organizationId, protocolId: id, content, version: 1, createdAt: at(), updatedAt: at() }
      feed.put('protocol_room', roomId, room)
    }
    feed.put('protocol', id, row)
    noteChange(id, userId)
    return onWire(row)
  }

  const sign = ({ params, body, userId }: Arriving) => {
    const { asSigned, ...signing } = body as unknown as SentSigning // as the device sends it
    const row = asSigned ? { ...draft(params['id']), content: asSigned.content } : draft(params['id'])
    const { contentHash, property, statements, photoHashes, pdf } = signing
    const hashes = { ...photoHashes, [pdf.id]: pdf.sha256 }
    if (!Object.entries(hashes).every(([id, hash]) => files.hashOf(id) === hash)) throw refusal('FILES_MISSING')
    const rooms = asSigned ? asSigned.rooms.map((room) => ({ ...newRoom(row), ...room })) : roomsOf(row.id)
    const text = canonicalContent({ protocol: row, property, rooms, statements, photoHashes })
    if (hashOfBytes(new TextEncoder().encode(text)) !== contentHash) throw refusal('CONTENT_CHANGED')
    for (const { id } of roomsOf(row.id)) if (!rooms.some((room) => room.id === id)) feed.put('protocol_room', id, null)
    for (const room of asSigned ? rooms : []) feed.put('protocol_room', room.id, room)
    const before = row.supersedesId === null ? undefined : find(row.supersedesId)
    if (before) put(before, { status: 'superseded' }, userId)
    return put(row, { status: 'signed', contentHash, signedAt: at(), seal: sealOf(signing, new Date(now())) }, userId)
  }

  return {
    files,
    roomsOf,
    execute: (arriving: Arriving): unknown => {
      const { name, params, body } = arriving
      switch (name) {
        case 'announceFile':
          return files.announce(find(params['id']), body)
        case 'signProtocol':
          return sign(arriving)
        case 'newEdition':
          return newEdition(arriving)
        default:
          return undefined
      }
    },
  }
}

export const onWire = (row: HandoverProtocol) => ({ ...row, participants: writeParticipants(row.participants) })

const fresh = { status: 'draft' as const, contentHash: null, signedAt: null, seal: null, version: 1 }
