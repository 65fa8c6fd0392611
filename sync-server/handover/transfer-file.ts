import { AppError, isRefusal } from '#server/app-error.ts'
import { protocolFiles } from '#server/db/handover-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { Accept, Piece } from '#server/document/storage/document-storage.ts'
import { endOf, readEvenInVain, readPiece } from '#server/document/tus-piece.ts'
import type { FileRow } from '#server/feed/rows/public-protocol.ts'
import type { Upload } from '#server/scope/mount-contract.ts'
import type { Scope } from '#server/scope/scope.ts'
import { kindOfContentType } from '#shared/document/document.ts'
import { protocolFileKinds } from '#shared/handover/file.ts'
import { fileKey, findFile } from './protocol-files.ts'

interface TransferDeps extends Pick<AdminDeps, 'storage' | 'now'> {
  scope: Scope
}
interface Place {
  /** Of the protocol. */
  id: string
  fileId: string
}

/**
 * How many of its bytes have arrived, as the storage knows it. Says that everything is there only when it is also checked and
 * written down; a crash may have come in between.
 * @throws AppError NOT_FOUND, and as `continueFile` for what lies there and is not what was announced
 */
export async function fileProgress(deps: TransferDeps, place: Place): Promise<{ offset: number; length: number }> {
  const { file } = await findFile(deps.scope, place)
  const stored = await deps.storage.stat(fileKey(file))
  const arrived = stored?.size ?? (await deps.storage.arrived(fileKey(file)))
  if (arrived < file.size || (stored && file.storedAt)) return { offset: arrived, length: file.size }
  try {
    return { offset: await append(deps, file, { offset: arrived, body: null }), length: file.size }
  } catch (error) {
    if (stored || !isRefusal(error) || error.code === 'NOT_FOUND') throw error
    // What had arrived was refused and dropped. Why is said when it comes again, in an answer that has a body.
    return { offset: await deps.storage.arrived(fileKey(file)), length: file.size }
  }
}

/**
 * Takes the next piece, and with the last one the file.
 * @returns how far it has come
 * @throws AppError NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, UPLOAD_OFFSET_MISMATCH, PAYLOAD_TOO_LARGE, UPLOAD_MISMATCH,
 * DOCUMENT_INFECTED, UNAVAILABLE
 */
export async function continueFile(deps: TransferDeps, place: Place, upload: Upload): Promise<number> {
  const { file } = await findFile(deps.scope, place)
  const piece = readPiece(upload)
  return readEvenInVain(upload, async () => {
    // Nothing is looked at twice.
    if (file.storedAt && (await deps.storage.stat(fileKey(file)))?.size === file.size) return endOf(file, piece)
    return append(deps, file, piece, upload.onRead)
  })
}

async function append(deps: TransferDeps, file: FileRow, piece: Piece, onRead = () => {}): Promise<number> {
  const { offset, object } = await deps.storage.append(fileKey(file), piece, file.size, (whole) => {
    onRead()
    return agreesWith(file)(whole)
  })
  if (object && !file.storedAt) await confirm(deps, file)
  return offset
}

const agreesWith =
  ({ size, sha256, kind }: FileRow): Accept =>
  (object) => {
    if (object.size !== size || object.sha256 !== sha256) throw new AppError('UPLOAD_MISMATCH')
    if (object.kind !== kindOfContentType(protocolFileKinds[kind])) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE')
    }
  }

/** A draft that was deleted while they came takes the bytes with it. */
async function confirm({ scope, storage, now }: TransferDeps, file: FileRow): Promise<void> {
  try {
    await scope.transaction(async (scoped) => {
      const { storedAt } = await scoped.lock(protocolFiles, file.id)
      if (!storedAt) await scoped.update(protocolFiles, file.id, { storedAt: now() })
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') await storage.remove(fileKey(file))
    throw error
  }
}
