import type { SentSigning } from '#shared/handover/as-signed.ts'
import { canonicalContent } from '#shared/handover/canonical-content.ts'
import { handoverContract } from '#shared/handover/contract.ts'
import { firstContent } from '#shared/handover/first-content.ts'
import { writeParticipants } from '#shared/handover/participants.ts'
import { type HandoverProtocol, protocolContent } from '#shared/handover/protocol.ts'
import type { ProtocolRoom, RoomContent } from '#shared/handover/room/room.ts'
import { sealOf } from '#shared/handover/sign/seal.ts'
import type { ManagedProperty } from '#shared/property/manager/property.ts'
import { hashOfBytes } from '#web/apply/delivery/testing/model-answer.ts'
import type { Arriving } from './model-arriving.ts'
import type { ModelFeed } from './model-feed.ts'
import { createModelFiles } from './model-files.ts'
import { refusal } from './model-refusal.ts'
import { idOf } from './model-rows.ts'

interface Around {
  feed: ModelFeed
  now: () => number
  /** @throws EDIT_CONFLICT when it is not what the caller saw */
  check: (row: HandoverProtocol | ProtocolRoom, arriving: Arriving) => void
  noteChange: (id: string, userId: string) => void
}

/** The part of the server's model that keeps handover protocols. Undefined for other calls. */
export function createModelHandover({ feed, now, check, noteChange }: Around) {
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

  const create = ({ body }: Arriving) => {
    const { id = '', propertyId, date, participants, kind, parties } = handoverContract.createProtocol.body.parse(body)
    const property = feed.row('property', propertyId) as ManagedProperty | null | undefined // of this entity
    if (!property) throw refusal('ACCESS_DENIED')
    const content = firstContent(id, { date, participants, kind, parties, country: property.country })
    const row = { ...blank(at()), id, propertyId, date, participants, content }
    feed.put('protocol', id, row)
    return onWire(row)
  }

  const putRoom = (arriving: Arriving) => {
    const { params, body, userId, headers } = arriving
    const { id: protocolId, organizationId } = draft(params['id'])
    const id = params['roomId'] ?? ''
    const old = feed.row('protocol_room', id) as ProtocolRoom | null | undefined
    if (old) check(old, arriving)
    if (!old && headers['if-match'] !== '"0"') throw refusal('NOT_FOUND')
    const version = (old?.version ?? 0) + 1
    const content = body as RoomContent
    const row = { id, organizationId, protocolId, content, version, createdAt: at(), updatedAt: at() }
    feed.put('protocol_room', id, row)
    noteChange(id, userId)
    return row
  }

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
      const { name, params, body, userId } = arriving
      switch (name) {
        case 'createProtocol':
          return create(arriving)
        case 'changeProtocol': {
          const row = draft(params['id'])
          check(row, arriving)
          return put(row, { content: protocolContent.parse(body['content']) }, userId)
        }
        case 'deleteProtocol':
          feed.put('protocol', draft(params['id']).id, null)
          return { id: params['id'] }
        case 'putRoom':
          return putRoom(arriving)
        case 'removeRoom': {
          draft(params['id'])
          const room = roomsOf(params['id'] ?? '').find(({ id }) => id === params['roomId'])
          if (room) check(room, arriving)
          feed.put('protocol_room', params['roomId'] ?? '', null)
          return { id: params['roomId'] }
        }
        case 'announceFile':
          return files.announce(find(params['id']), body)
        case 'signProtocol':
          return sign(arriving)
        case 'newEdition':
          return newEdition(arriving)
        case 'voidProtocol':
          return put(find(params['id']), { status: 'void', voidedBecause: String(body['reason']) }, userId)
        default:
          return undefined
      }
    },
  }
}

const onWire = (row: HandoverProtocol) => ({ ...row, participants: writeParticipants(row.participants) })

const fresh = { status: 'draft' as const, contentHash: null, signedAt: null, seal: null, version: 1 }

const blank = (at: string) => ({
  ...fresh,
  organizationId: '01900000-0000-7000-8000-0000000000aa',
  edition: 1,
  supersedesId: null,
  baselineId: null,
  voidedBecause: '',
  createdAt: at,
  updatedAt: at,
})
