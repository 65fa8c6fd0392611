import { protocolFiles } from '#server/db/handover-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { documents } from '#server/db/schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/store.ts'
import { fileKey } from '#server/handover/protocol-files.ts'
import { photoKey } from '#server/property/photo-files.ts'
import type { Scope } from '#server/scope/scope.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { cleanFileName } from '#shared/document/file-name.ts'
import { rowsOf } from './archived-tables.ts'

type Storage = Pick<AdminDeps['storage'], 'read'>

/** Documents of applications, photos and PDFs of protocols, and photos of properties: each is opened when the one before it has been taken. */
export async function* archivedFiles(scope: Scope, storage: Storage, organizationId: string) {
  for await (const document of rowsOf(scope, documents, organizationId)) yield* documentFile(storage, document)
  for await (const { storedAt, ...file } of rowsOf(scope, protocolFiles, organizationId)) {
    const name = `${fileKey(file)}.${file.kind === 'photo' ? 'jpg' : 'pdf'}`
    if (storedAt) yield* fileAt(storage, fileKey(file), { name, lastModified: storedAt })
  }
  for await (const { storedAt, isRemoved, ...photo } of rowsOf(scope, propertyPhotos, organizationId)) {
    const key = photoKey(photo)
    if (storedAt && !isRemoved) yield* fileAt(storage, key, { name: `${key}.jpg`, lastModified: storedAt })
  }
}

/** A document of an application, where its bytes are there. */
export async function* documentFile(
  storage: Storage,
  { storedAt, originalName, ...document }: Pick<DocumentRow, 'id' | 'applicationId' | 'storedAt' | 'originalName'>,
) {
  const key = documentKey(document)
  // Names are the applicants' own: nothing in them may lead out of the folder.
  const name = `${key}-${nameOnDisk(originalName)}`
  if (storedAt) yield* fileAt(storage, key, { name, lastModified: storedAt })
}

/** Without what leads elsewhere, or what Windows refuses in a name: it would leave the file out when the archive is opened. */
const nameOnDisk = (originalName: string) =>
  cleanFileName(originalName)
    .replaceAll(/[/\\:*?"<>|;]/g, '_')
    .replace(/[. ]+$/, (end) => '_'.repeat(end.length))

/** One whose bytes are gone is missing; its row says that it was there. */
async function* fileAt(storage: Storage, key: string, about: { name: string; lastModified: Date }) {
  const input = await storage.read(key)
  if (input) yield { ...about, input }
}
