import { AppError, type ErrorDetail } from '#server/app-error.ts'
import type { FileRow, ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { detail } from '#server/http/validate.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import { isSameName } from '#shared/handover/kind.ts'
import { mustSign } from '#shared/handover/party.ts'
import type { ProtocolContent } from '#shared/handover/protocol.ts'
import { hindrances, photosOf } from '#shared/handover/ready-to-sign.ts'
import type { ProtocolRoom } from '#shared/handover/room/room.ts'
import type { Signing } from '#shared/handover/sign/signing.ts'
import { signingIssues } from '#shared/handover/sign/signing-draft.ts'
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

/**
 * Everybody who has to said something, once, and nothing is left open. What the device alone asks is no reason to refuse what people
 * signed on an older one (docs/decisions/036).
 * @throws AppError VALIDATION_FAILED
 */
export function checkSignatures(
  content: ProtocolContent,
  rooms: readonly ProtocolRoom[],
  { signatures, statements }: Signing,
): void {
  const parties = new Map(content.parties.map(({ id, name }) => [id, name]))
  const signing = signatures.map(({ partyId }) => partyId)
  const details: ErrorDetail[] = [
    // Photos were looked at before.
    ...hindrances({ content }, rooms, () => true).map(({ kind }) => detail([kind], 'invalid')),
    ...content.parties
      .filter((party) => mustSign(party) && !signing.includes(party.id))
      .map(() => detail(['signatures'], 'signature_empty')),
    ...signing.flatMap((id, at) =>
      parties.has(id) && signing.indexOf(id) === at ? [] : [detail(['signatures', at, 'partyId'], 'invalid')],
    ),
    // Whose name is written under it is whose signature it is.
    ...signatures.flatMap(({ partyId, name }, at) =>
      isSameName(name, parties.get(partyId) ?? name) ? [] : [detail(['signatures', at, 'name'], 'invalid')],
    ),
    ...statements.flatMap(({ partyId }, at) =>
      parties.has(partyId) ? [] : [detail(['statements', at, 'partyId'], 'invalid')],
    ),
    ...signatures.flatMap((signature, at) =>
      Object.entries(signingIssues(signature)).map(([field, issue]) => detail(['signatures', at, field], issue)),
    ),
  ]
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details })
}
