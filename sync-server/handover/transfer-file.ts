import { AppError, isRefusal } from '#server/app-error.ts'
import type { protocolFiles } from '#server/db/handover-schema.ts'
import type { propertyPhotos } from '#server/db/photo-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Accept, Piece } from '#server/document/storage/document-storage.ts'
import { endOf, readEvenInVain, readPiece } from '#server/document/tus-piece.ts'
import type { Upload } from '#server/scope/mount-contract.ts'
import type { Scope } from '#server/scope/scope.ts'
import { kindOfContentType } from '#shared/document/document.ts'

interface TransferDeps extends Pick<AdminDeps, 'storage' | 'now'> {
  scope: Scope
}
/** What was announced, of a protocol or a property: where its bytes go, and where it is written down that all of them are there. */
export interface AnnouncedFile {
  table: typeof protocolFiles | typeof propertyPhotos
  id: string
  key: string
  contentType: string
  size: number
  sha256: string
  storedAt: Date | null
}

/**
 * How many of its bytes have arrived, as the storage knows it. Says that everything is there only when it is also checked and
 * written down; a crash may have come in between.
 * @throws AppError NOT_FOUND, and as `continueFile` for what lies there and is not what was announced
 */
export async function fileProgress(
  deps: TransferDeps,
  file: AnnouncedFile,
): Promise<{ offset: number; length: number }> {
  const stored = await deps.storage.stat(file.key)
  const arrived = stored?.size ?? (await deps.storage.arrived(file.key))
  if (arrived < file.size || (stored && file.storedAt)) return { offset: arrived, length: file.size }
  try {
    return { offset: await append(deps, file, { offset: arrived, body: null }), length: file.size }
  } catch (error) {
    if (stored || !isRefusal(error) || error.code === 'NOT_FOUND') throw error
    // What had arrived was refused and dropped. Why is said when it comes again, in an answer that has a body.
    return { offset: await deps.storage.arrived(file.key), length: file.size }
  }
}

/**
 * Takes the next piece, and with the last one the file.
 * @returns how far it has come
 * @throws AppError NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, UPLOAD_OFFSET_MISMATCH, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH,
 * DOCUMENT_INFECTED, UNAVAILABLE
 */
export async function continueFile(deps: TransferDeps, file: AnnouncedFile, upload: Upload): Promise<number> {
  const piece = readPiece(upload)
  return readEvenInVain(upload, async () => {
    // Nothing is looked at twice.
    if (file.storedAt && (await deps.storage.stat(file.key))?.size === file.size) return endOf(file, piece)
    return append(deps, file, piece, upload.onRead)
  })
}

async function append(deps: TransferDeps, file: AnnouncedFile, piece: Piece, onRead = () => {}): Promise<number> {
  const { offset, object } = await deps.storage.append(file.key, piece, file.size, (whole) => {
    onRead()
    return agreesWith(file)(whole)
  })
  if (object && !file.storedAt) await confirm(deps, file)
  return offset
}

const agreesWith =
  ({ size, sha256, contentType }: AnnouncedFile): Accept =>
  (object) => {
    if (object.size !== size || object.sha256 !== sha256) throw new AppError('UPLOAD_MISMATCH')
    if (object.kind !== kindOfContentType(contentType)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  }

/** A draft that was deleted while they came takes the bytes with it. */
async function confirm({ scope, storage, now }: TransferDeps, { table, id, key }: AnnouncedFile): Promise<void> {
  try {
    await scope.transaction(async (scoped) => {
      const { storedAt } = await scoped.lock(table, id)
      if (!storedAt) await scoped.update(table, id, { storedAt: now() })
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') await storage.remove(key)
    throw error
  }
}
