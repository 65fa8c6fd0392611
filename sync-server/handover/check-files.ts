import { AppError } from '#server/app-error.ts'
import type { FileRow, ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import { photosOf } from '#shared/handover/ready-to-sign.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { filesOf } from './protocol-files.ts'

/**
 * Every photo that the protocol shows, and the PDF, lies here byte for byte as it was signed.
 * @throws AppError FILES_MISSING, CONTENT_CHANGED
 */
export async function checkFiles(
  rows: Pick<RowReader, 'select'>,
  protocol: ProtocolRow,
  rooms: readonly ProtocolRoom[],
  { photoHashes, pdf }: Signing,
): Promise<void> {
  const files = new Map((await filesOf(rows, protocol)).map((file) => [file.id, file]))
  const shown = photosOf(protocol.content, rooms)
  const photos = shown.map((id) => stored(files.get(id), 'photo'))
  const document = stored(files.get(pdf.id), 'pdf')
  const isSame =
    document.protocolId === protocol.id &&
    document.sha256 === pdf.sha256 &&
    document.size === pdf.size &&
    photos.every(({ id, sha256 }) => photoHashes[id] === sha256) &&
    Object.keys(photoHashes).every((id) => shown.includes(id))
  if (!isSame) throw new AppError('CONTENT_CHANGED')
}

function stored(file: FileRow | undefined, kind: FileRow['kind']): FileRow {
  if (!file?.storedAt || file.kind !== kind) throw new AppError('FILES_MISSING')
  return file
}
