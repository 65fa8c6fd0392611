import type { ProtocolFileKind } from '#shared/handover/file.ts'
import type { Drawing } from '#shared/handover/sign/drawing.ts'
import { isDeviceFull, StorageFullError } from '#web/kit/device/storage/device-full.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import type { FileOwner, KeptProtocolFile } from '#web/manage/storage/kept-protocol-file.ts'
import { addFile, type Bytes, chunksFor } from '#web/manage/storage/protocol-files.ts'
import type { Writer } from '#web/manage/sync/commands/keep-command.ts'
import { keepAnnouncement } from './file-calls.ts'

export type NewFile = FileOwner & {
  id: string
  kind: ProtocolFileKind
  bytes: Bytes
  /** By the device's own clock; null for the PDF. */
  takenAt: string | null
  drawing: Drawing | null
}

/**
 * Writes a file of a protocol, or a photo of a home, down with all of its bytes, and that it is to be sent, in one transaction: all of it is safe on
 * this device, or nothing is. The same file again changes nothing.
 * @throws StorageFullError
 */
export async function keepProtocolFile(writer: Writer, { bytes, ...described }: NewFile): Promise<void> {
  const { database, actorId, now } = writer
  const sha256 = await hashOf(bytes)
  if (sha256 === undefined) throw new Error('This page is not secure enough to tell files apart')
  const file: KeptProtocolFile = {
    ...described,
    size: bytes.byteLength,
    sha256,
    chunks: chunksFor(bytes.byteLength),
    keptAt: now(),
    actorId,
    attempts: 0,
    nextAttemptAt: now(),
    waitingSetAt: now(),
  }
  await database
    .transaction('rw', [...database.changeTables, ...database.fileTables], async () => {
      if (await database.protocolFiles.get(file.id)) return
      await addFile(database, file, bytes)
      await keepAnnouncement(writer, file)
    })
    .catch((error: unknown) => {
      throw isDeviceFull(error) ? new StorageFullError('There is no room on this device', { cause: error }) : error
    })
}
