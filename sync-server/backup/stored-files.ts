import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { fileKey } from '#server/handover/protocol-files.ts'
import { photoKey } from '#server/property/photo-files.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { readInParts } from './dump-tables.ts'

export interface StoredFile {
  key: string
  size: number
  sha256: string
  /** Where its row is. */
  table: 'documents' | 'protocol_files' | 'property_photos'
  id: string
}

const row = z.object({ id: z.string(), owner: z.string(), size: z.number(), sha256: z.string() })

/** Every file that a row says has arrived. */
export async function* listStoredFiles(client: ClientBase): AsyncGenerator<StoredFile> {
  const ofDocuments = 'select id, application_id as owner, size, sha256 from documents where stored_at is not null'
  for await (const rows of readInParts(client, ofDocuments)) {
    for (const { owner: applicationId, ...file } of z.parse(z.array(row), rows)) {
      yield { ...file, table: 'documents', key: documentKey({ applicationId, id: file.id }) }
    }
  }
  const ofProtocols = 'select id, protocol_id as owner, size, sha256 from protocol_files where stored_at is not null'
  for await (const rows of readInParts(client, ofProtocols)) {
    for (const { owner: protocolId, ...file } of z.parse(z.array(row), rows)) {
      yield { ...file, table: 'protocol_files', key: fileKey({ protocolId, id: file.id }) }
    }
  }
  // A database of before has none.
  if (!(await hasTable(client, 'property_photos'))) return
  const ofProperties = 'select id, property_id as owner, size, sha256 from property_photos where stored_at is not null'
  for await (const rows of readInParts(client, ofProperties)) {
    for (const { owner: propertyId, ...file } of z.parse(z.array(row), rows)) {
      yield { ...file, table: 'property_photos', key: photoKey({ propertyId, id: file.id }) }
    }
  }
}

const hasTable = async (client: ClientBase, name: string) =>
  (await client.query('select 1 where to_regclass($1) is not null', [name])).rowCount === 1
