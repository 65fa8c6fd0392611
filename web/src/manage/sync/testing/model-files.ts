import type { NewProtocolFile, ProtocolFile } from '#shared/handover/file.ts'
import type { HandoverProtocol } from '#shared/handover/protocol.ts'
import type { PropertyPhoto } from '#shared/property/photo/photo.ts'
import { hashOfBytes } from '#web/apply/delivery/testing/model-answer.ts'
import type { ModelFeed } from './model-feed.ts'
import { refusal } from './model-refusal.ts'

interface Arriving {
  record: ProtocolFile | PropertyPhoto
  arrived: Uint8Array<ArrayBuffer>
}

/** The part of the server's model that takes the bytes of protocols and of photos of homes: the core of tus. */
export function createModelFiles(feed: ModelFeed, now: () => number) {
  const files = new Map<string, Arriving>()

  const settle = (file: Arriving) => {
    if (hashOfBytes(file.arrived) !== file.record.sha256) {
      file.arrived = new Uint8Array(0)
      throw refusal('UPLOAD_MISMATCH')
    }
    file.record = { ...file.record, storedAt: new Date(now()).toISOString() }
    feed.put('protocolId' in file.record ? 'protocol_file' : 'property_photo', file.record.id, file.record)
  }

  /** Undefined for one that nobody announced, or that is gone. */
  const find = (id: string): Arriving | undefined => {
    const file = files.get(id)
    if (file && 'protocolId' in file.record) return feed.row('protocol', file.record.protocolId) ? file : undefined
    const photo = feed.row('property_photo', id) as PropertyPhoto | undefined // of this entity
    if (!photo) return undefined
    const arriving = { record: photo, arrived: file?.arrived ?? new Uint8Array(0) }
    files.set(id, arriving)
    return arriving
  }

  return {
    files,
    /** Of a file that is whole. */
    hashOf: (id: string) => {
      const file = files.get(id)
      return file && file.record.storedAt !== null ? hashOfBytes(file.arrived) : undefined
    },
    /** A disk of the server has failed. */
    lose: (id: string) => {
      const file = files.get(id)
      if (!file) throw new Error('There is no such file')
      files.set(id, { record: { ...file.record, storedAt: null }, arrived: new Uint8Array(0) })
    },
    announce: ({ id: protocolId, organizationId }: HandoverProtocol, body: unknown): ProtocolFile => {
      const announced = body as NewProtocolFile
      const known = files.get(announced.id)
      if (known && 'protocolId' in known.record) return known.record
      const createdAt = new Date(now()).toISOString()
      const record: ProtocolFile = { ...announced, protocolId, organizationId, storedAt: null, createdAt }
      files.set(record.id, { record, arrived: new Uint8Array(0) })
      feed.put('protocol_file', record.id, record)
      return record
    },
    download: (id: string): Response => {
      const file = files.get(id)
      if (!file || file.record.storedAt === null) throw refusal('NOT_FOUND')
      return new Response(file.arrived.slice())
    },
    request: (path: string, { method, headers, body }: RequestInit): Response => {
      const file = find(path.split('/').at(-1) ?? '')
      if (!file) throw refusal('NOT_FOUND')
      if (method === 'PATCH') {
        const offset = Number((headers as Record<string, string>)['upload-offset'])
        if (offset !== file.arrived.byteLength) throw refusal('UPLOAD_OFFSET_MISMATCH')
        file.arrived = joined(file.arrived, body as Uint8Array<ArrayBuffer>)
        if (file.arrived.byteLength === file.record.size) settle(file)
      }
      return new Response(null, {
        status: method === 'PATCH' ? 204 : 200,
        headers: { 'x-app': 'einzug', 'upload-offset': String(file.arrived.byteLength) },
      })
    },
  }
}

function joined(one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.byteLength + other.byteLength)
  both.set(one)
  both.set(other, one.byteLength)
  return both
}
