import { hashOf } from './hash.ts'
import type { DeskDatabase } from './desk-database.ts'
import type { KeptProtocolFile } from './desk-protocol-file.ts'
import { CHUNK_BYTES } from './store-document.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** Writes a file down with all of its bytes; one that lies here already stays as it is. Within a transaction on both tables. */
export async function addFile(desk: DeskDatabase, file: KeptProtocolFile, bytes: Bytes): Promise<void> {
  if (await desk.protocolFiles.get(file.id)) return
  await desk.fileChunks.bulkPut(
    Array.from({ length: file.chunks }, (_, i) => ({
      fileId: file.id,
      i,
      bytes: bytes.slice(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES).buffer,
    })),
  )
  await desk.protocolFiles.add(file)
}

export const chunksFor = (size: number) => Math.ceil(size / CHUNK_BYTES)

/** The bytes exactly as they were added; undefined when they are not all here, or are others by now. */
export async function readKeptFile(desk: DeskDatabase, fileId: string): Promise<Bytes | undefined> {
  const file = await desk.protocolFiles.get(fileId)
  if (!file) return undefined
  const rows = await desk.fileChunks
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
export async function deleteFiles(desk: DeskDatabase, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await desk.fileChunks.where('[fileId+i]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete()
  await desk.protocolFiles.bulkDelete([...ids])
}

/** Within a transaction on both tables. */
export const deleteFilesOf = async (desk: DeskDatabase, protocolId: string): Promise<void> =>
  deleteFiles(desk, await desk.protocolFiles.where({ protocolId }).primaryKeys())
