import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import { propertyPhotos } from '#server/db/photo-schema.ts'
import { type FileRow, publicProtocolFile } from '#server/feed/rows/public-protocol.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import {
  MAX_PROTOCOL_BYTES,
  MAX_PROTOCOL_PHOTOS,
  type NewProtocolFile,
  type ProtocolFile,
} from '#shared/handover/file.ts'

interface Announcement {
  protocolId: string
  file: NewProtocolFile
  now: Date
  /** Bytes that an organization may have announced without sending them. */
  mostWaiting: number
}

/**
 * Says that a photo or the PDF is coming. The same bytes again change nothing but what is drawn on them, and that only as
 * long as they are on their way: signatures are given to a photo as it was shown, and their hash knows its bytes alone.
 * @throws AppError NOT_FOUND; PROTOCOL_SIGNED; DOCUMENT_CONFLICT for other bytes, or another drawing, under its id; PROTOCOL_LIMIT_REACHED; UPLOADS_PAUSED
 */
export const announceFile = (
  scope: Scope,
  { protocolId, file, now, mostWaiting }: Announcement,
): Promise<Outcome<ProtocolFile>> =>
  scope.command(async (scoped) => {
    const { organizationId, status } = await scoped.lock(handoverProtocols, protocolId)
    const own = eq(protocolFiles.protocolId, protocolId)
    const files = await scoped.select(protocolFiles, { where: own, orderBy: [protocolFiles.id] })
    const known = files.find(({ id }) => id === file.id)
    if (known)
      return { data: publicProtocolFile(await announceAgain(scoped, known, file, { status, now })), isReplay: true }
    if (status !== 'draft') throw new AppError('PROTOCOL_SIGNED')
    checkLimits(files, file)
    const waiting = await bytesOnTheirWay(scoped, organizationId)
    if (waiting + file.size > mostWaiting) throw new AppError('UPLOADS_PAUSED')
    const added = await scoped.insert(protocolFiles, {
      ...file,
      organizationId,
      protocolId,
      announcedAt: now,
      createdAt: now,
    })
    // The id is another protocol's; of another organization's nobody is told.
    if (!added) {
      await scoped.find(protocolFiles, file.id)
      throw new AppError('DOCUMENT_CONFLICT')
    }
    return { data: publicProtocolFile(added) }
  })

/** Of files of protocols and photos of properties that an organization has announced, and that are not there yet. */
export async function bytesOnTheirWay(rows: Pick<RowReader, 'select'>, organizationId: string): Promise<number> {
  let bytes = 0
  for (const table of [protocolFiles, propertyPhotos]) {
    const where = and(isNull(table.storedAt), eq(table.organizationId, organizationId))
    for (const { size } of await rows.select(table, { where, orderBy: [table.id] })) bytes += size
  }
  return bytes
}

async function announceAgain(
  scoped: ScopedTransaction,
  known: FileRow,
  { kind, size, sha256, drawing }: NewProtocolFile,
  { status, now }: { status: string; now: Date },
): Promise<FileRow> {
  if (known.kind !== kind || known.size !== size || known.sha256 !== sha256) throw new AppError('DOCUMENT_CONFLICT')
  const isDrawnOn = canonicalJson(known.drawing) !== canonicalJson(drawing)
  if (isDrawnOn && status !== 'draft') throw new AppError('PROTOCOL_SIGNED')
  if (isDrawnOn && known.storedAt) throw new AppError('DOCUMENT_CONFLICT')
  if (known.storedAt) return known
  return scoped.update(protocolFiles, known.id, { drawing, announcedAt: now })
}

function checkLimits(files: readonly FileRow[], { kind, size }: NewProtocolFile): void {
  const photos = files.filter((each) => each.kind === 'photo').length + (kind === 'photo' ? 1 : 0)
  const bytes = files.reduce((sum, each) => sum + each.size, size)
  if (photos > MAX_PROTOCOL_PHOTOS || bytes > MAX_PROTOCOL_BYTES) throw new AppError('PROTOCOL_LIMIT_REACHED')
}
