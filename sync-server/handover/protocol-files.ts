import { eq, inArray } from 'drizzle-orm'
import { handoverProtocols, protocolFiles } from '#server/db/handover-schema.ts'
import type { FileRow, ProtocolRow } from '#server/feed-rows/public-protocol.ts'
import { AppError } from '#server/http/app-error.ts'
import type { RowReader } from '#server/scope/read-rows.ts'

/** Where a file's bytes lie: made of ids alone. */
export const fileKey = ({ protocolId, id }: Pick<FileRow, 'protocolId' | 'id'>) => `protocols/${protocolId}/${id}`

/**
 * The files that a protocol may show: its own, and those of the versions before it, because a new version begins with the
 * photos of the one that it replaces.
 */
export async function filesOf(rows: Pick<RowReader, 'select'>, protocol: ProtocolRow): Promise<FileRow[]> {
  const where = inArray(protocolFiles.protocolId, await lineageOf(rows, protocol))
  return rows.select(protocolFiles, { where, orderBy: [protocolFiles.id] })
}

/** @throws AppError NOT_FOUND */
export async function findFile(
  rows: Pick<RowReader, 'find' | 'select'>,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ protocol: ProtocolRow; file: FileRow }> {
  const protocol = await rows.find(handoverProtocols, id)
  const file = await rows.find(protocolFiles, fileId)
  if (!(await lineageOf(rows, protocol)).includes(file.protocolId)) throw new AppError('NOT_FOUND')
  return { protocol, file }
}

/** Its own id, and those of the versions before it. */
async function lineageOf(rows: Pick<RowReader, 'select'>, protocol: ProtocolRow): Promise<string[]> {
  const ids = [protocol.id]
  let { supersedesId } = protocol
  while (supersedesId !== null) {
    ids.push(supersedesId)
    const where = eq(handoverProtocols.id, supersedesId)
    const [earlier] = await rows.select(handoverProtocols, { where, orderBy: [handoverProtocols.id] })
    supersedesId = earlier?.supersedesId ?? null
  }
  return ids
}
