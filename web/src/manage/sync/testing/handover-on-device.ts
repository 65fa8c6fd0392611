import { canonicalContent } from '#shared/handover/canonical-content.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import { roomContent } from '#shared/handover/room/room.ts'
import type { CompleteLanguage } from '#shared/languages.ts'
import { idOf } from '#shared/testing/rows.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import type { Bytes } from '#web/manage/storage/protocol-files.ts'
import { readRecord, readRecords } from '#web/manage/sync/commands/read-shown.ts'
import { keepProtocolFile } from '#web/manage/sync/files/keep-protocol-file.ts'
import { readProtocolFiles } from '#web/manage/sync/files/read-protocol-files.ts'
import { type Device, HOUSE, type World } from './world.ts'

export const PROTOCOL = idOf(500)
export const PDF = idOf(9_999)
const HOUSE_AS_SIGNED = { name: 'House 1', address: 'Musterstrasse 5' }
const AT = '2027-01-15T09:00:00.000Z'

/** Bytes that are different for each number. */
export const picture = (number: number, size = 3_000): Bytes =>
  Uint8Array.from({ length: size }, (_, at) => (at * 31 + number * 7 + (at >> 8)) % 256)

/** What a person does with a protocol, on one device. */
export const handoverOn = ({ database, issue, line }: Device, { time }: World, protocolId = PROTOCOL) => {
  const issuer = { database, actorId: line.state.userId, actorName: 'Anna', now: time.now }
  const room = (id: string) => readRecord(database, 'protocol_room', id)
  return {
    begin: () =>
      issue('createProtocol', {
        params: undefined,
        body: { propertyId: HOUSE, date: '2027-01-15', participants: ['Anna Alt'] },
        about: { entity: 'protocol', id: protocolId },
      }),
    /** Types into what is said of the appointment, as it is shown here. */
    change: async (typed: Partial<ProtocolContent>) => {
      const seen = await readRecord(database, 'protocol', protocolId)
      if (!seen) throw new Error('There is nothing to change')
      return issue('changeProtocol', {
        params: { id: protocolId },
        body: { content: { ...seen.content, ...typed } },
        about: { entity: 'protocol', id: protocolId },
        ifMatch: seen.version,
      })
    },
    /** Types into a room, as it is shown here. */
    putRoom: async (id: string, typed: Record<string, unknown>) => {
      const seen = await room(id)
      const content = roomContent.parse({
        name: 'Room',
        position: 1,
        coverage: 'inspected',
        ...seen?.content,
        ...typed,
      })
      return issue('putRoom', {
        params: { id: protocolId, roomId: id },
        body: content,
        about: { entity: 'protocol_room', id },
        ifMatch: seen?.version ?? 0,
      })
    },
    removeRoom: async (id: string) => {
      const seen = await room(id)
      return issue('removeRoom', {
        params: { id: protocolId, roomId: id },
        body: undefined,
        about: { entity: 'protocol_room', id },
        ...(seen && { ifMatch: seen.version }),
      })
    },
    remove: () =>
      issue('deleteProtocol', {
        params: { id: protocolId },
        body: undefined,
        about: { entity: 'protocol', id: protocolId },
      }),
    photo: (id: string, bytes: Bytes) =>
      keepProtocolFile(issuer, { protocolId, id, kind: 'photo', bytes, takenAt: AT, drawing: null }),
    pdf: (bytes: Bytes, id = PDF) =>
      keepProtocolFile(issuer, { protocolId, id, kind: 'pdf', bytes, takenAt: null, drawing: null }),
    /** Signs what is shown here, with the PDF that was kept before. */
    sign: async (pdf: Bytes, pdfId = PDF, language?: CompleteLanguage) => {
      const protocol = await readRecord(database, 'protocol', protocolId)
      const rooms = (await readRecords(database, 'protocol_room', protocolId)) ?? []
      const files = (await readProtocolFiles(database, protocolId)) ?? []
      if (!protocol) throw new Error('There is nothing to sign')
      const shown = new Set(photosOf(protocol.content, rooms))
      const photoHashes = Object.fromEntries(
        files.filter(({ id }) => shown.has(id)).map(({ id, sha256 }) => [id, sha256]),
      )
      const signed = { protocol, property: HOUSE_AS_SIGNED, rooms, statements: [], photoHashes }
      const contentHash = await sha(new TextEncoder().encode(canonicalContent(signed)))
      const party = protocol.content.parties[0]?.id ?? ''
      const strokes = [[{ x: 0, y: 0, t: 0 }]]
      const said = { outcome: 'signed' as const, reason: '', witness: '', strokes, picture: 'iVBORw0KGgo=' }
      return issue('signProtocol', {
        params: { id: protocolId },
        body: {
          contentHash,
          property: HOUSE_AS_SIGNED,
          statements: [],
          photoHashes,
          signatures: [{ ...said, partyId: party, name: 'Anna Alt', contentHash, signedAt: AT }],
          pdf: { id: pdfId, sha256: await sha(pdf), size: pdf.byteLength },
          language,
        },
        about: { entity: 'protocol', id: protocolId },
        asSigned: { content: protocol.content, rooms: rooms.map(({ id, content }) => ({ id, content })) },
      })
    },
    protocol: () => readRecord(database, 'protocol', protocolId),
    room,
    rooms: () => readRecords(database, 'protocol_room', protocolId),
  }
}

async function sha(bytes: Bytes): Promise<string> {
  const hash = await hashOf(bytes)
  if (hash === undefined) throw new Error('There is no hashing here')
  return hash
}
