import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { hashOf } from '#web/kit/device/storage/hash.ts'
import type { KeptProtocolFile } from './kept-protocol-file.ts'
import type { ManagerDatabase } from './manager-database.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Writes a file down with all of its bytes; one that lies here already stays as it is. Within a transaction on both tables. */
export async function addFile(database: ManagerDatabase, file: KeptProtocolFile, bytes: Bytes): Promise<void> {
  if (await database.protocolFiles.get(file.id)) return
  await database.fileChunks.bulkPut(
    Array.from({ length: file.chunks }, (_, i) => ({
      fileId: file.id,
      i,
      bytes: bytes.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES).buffer,
    })),
  )
  await database.protocolFiles.add(file)
}

export const chunksFor = (size: number) => Math.ceil(size / CHUNK_BYTES)

/** The bytes exactly as they were added; undefined when they are not all here, or are others by now. */
export async function readKeptFile(database: ManagerDatabase, fileId: string): Promise<Bytes | undefined> {
  const file = await database.protocolFiles.get(fileId)
  if (!file) return undefined
  const rows = await database.fileChunks
    .where('[fileId+i]')
    .between([fileId, 0], [fileId, file.chunks], true, false)
    .sortBy('i')
  const bytes = new Uint8Array(file.size)
  let at = 0
  for (const row of rows) {
    if (at + row.bytes.byteLength > file.size) return undefined
    bytes.set(new Uint8Array(row.bytes), at)
    at += row.bytes.byteLength
  }
  return at === file.size && (await hashOf(bytes)) === file.sha256 ? bytes : undefined
}

/** Within a transaction on both tables. */
export async function deleteFiles(database: ManagerDatabase, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await database.fileChunks.where('[fileId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
  await database.protocolFiles.bulkDelete([...ids])
}

/** Within a transaction on both tables. */
export const deleteFilesOf = async (database: ManagerDatabase, protocolId: string): Promise<void> =>
  deleteFiles(database, await database.protocolFiles.where({ protocolId }).primaryKeys())
