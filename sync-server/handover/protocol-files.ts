import { documentName } from '#shared/handover/sign/document-name.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import type { AdminDeps } from '#server/deps.ts'
import type { FileRow, ProtocolRow } from '#server/feed/rows/public-protocol.ts'
import { attachment } from '#server/http/attachment.ts'
import type { RowReader } from '#server/scope/read-rows.ts'
import type { Scope } from '#server/scope/scope.ts'
import { protocolFileKinds } from '#shared/handover/file.ts'
import type { AnnouncedFile } from './transfer-file.ts'

/** Where a file's bytes lie: made of ids alone. */
export const fileKey = ({ protocolId, id }: Pick<FileRow, 'protocolId' | 'id'>) => `protocols/${protocolId}/${id}`

/**
 * The files that a protocol may show: its own, those of the versions before it, because a new version begins with the photos of
 * the one that it replaces, and those of what it is compared with, because a defect that is still there takes its photos along.
 */
export async function filesOf(rows: Pick<RowReader, 'select'>, protocol: ProtocolRow): Promise<FileRow[]> {
  const where = inArray(protocolFiles.protocolId, await lineageOf(rows, protocol))
  return rows.select(protocolFiles, { where, orderBy: [protocolFiles.id] })
}

/** @throws AppError NOT_FOUND */
async function findFile(
  rows: Pick<RowReader, 'find' | 'select'>,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ protocol: ProtocolRow; file: FileRow }> {
  const protocol = await rows.find(handoverProtocols, id)
  const file = await rows.find(protocolFiles, fileId)
  if (!(await lineageOf(rows, protocol)).includes(file.protocolId)) throw new AppError('NOT_FOUND')
  return { protocol, file }
}

/** As its bytes are waited for. @throws AppError NOT_FOUND */
export async function announcedFile(
  rows: Pick<RowReader, 'find' | 'select'>,
  place: { id: string; fileId: string },
): Promise<AnnouncedFile> {
  const { file } = await findFile(rows, place)
  return { ...file, table: protocolFiles, key: fileKey(file), contentType: protocolFileKinds[file.kind] }
}

/** Its own id, and those of the protocols before it. Of drafts nothing is shown: they can still be deleted. */
async function lineageOf(rows: Pick<RowReader, 'select'>, protocol: ProtocolRow): Promise<string[]> {
  const seen = new Map([[protocol.id, protocol]])
  for (const { supersedesId, baselineId } of seen.values()) {
    const ids = [supersedesId, baselineId].filter((id) => id !== null).filter((id) => !seen.has(id))
    if (ids.length === 0) continue
    const where = and(inArray(handoverProtocols.id, ids), ne(handoverProtocols.status, 'draft'))
    for (const earlier of await rows.select(handoverProtocols, { where, orderBy: [handoverProtocols.id] })) {
      seen.set(earlier.id, earlier)
    }
  }
  return [...seen.keys()]
}

/** A file is reached through its protocol, or a later version of it. @throws AppError NOT_FOUND, also for one on its way */
export async function downloadFile(
  scope: Scope,
  storage: Pick<AdminDeps['storage'], 'read'>,
  place: { id: string; fileId: string },
): Promise<Response> {
  const { protocol, file } = await findFile(scope, place)
  const body = file.storedAt ? await storage.read(fileKey(file)) : undefined
  if (!body) throw new AppError('NOT_FOUND')
  const { date, edition, signing } = protocol
  // What older versions of the app signed says no language: it was made for where German is spoken.
  const language = signing?.language ?? 'de'
  const name = file.kind === 'pdf' ? documentName({ language, date, edition }) : `${date}-${file.id}.jpg`
  return attachment(body, { name, contentType: protocolFileKinds[file.kind], size: file.size })
}
