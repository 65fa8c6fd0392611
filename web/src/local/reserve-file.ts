import type { DeskDatabase } from './desk-database.ts'
import { isDeviceFull, StorageFullError } from './device-full.ts'
import { type Bytes, chunksFor } from './protocol-files.ts'
import { CHUNK_BYTES } from './store-document.ts'

/**
 * Takes space for a file that is made later, so that it is known beforehand whether there is any. What lies there is noise,
 * because a disk may write anything else smaller than it is.
 * @throws StorageFullError
 */
export const reserveFile = (desk: DeskDatabase, fileId: string, size: number): Promise<void> =>
  desk
    .transaction('rw', desk.protocolFiles, desk.fileChunks, async () => {
      if (await desk.protocolFiles.get(fileId)) return
      const noise = makeNoise()
      for (let i = 0; i < chunksFor(size); i += 1) await desk.fileChunks.put({ fileId, i, bytes: noise.buffer })
    })
    .catch((error: unknown) => {
      throw isDeviceFull(error) ? new StorageFullError('There is no room on this device', { cause: error }) : error
    })

/** Gives the space back, for the file itself or for anything else. What was kept under this id meanwhile stays. */
export const releaseFile = (desk: DeskDatabase, fileId: string): Promise<void> =>
  desk.transaction('rw', desk.protocolFiles, desk.fileChunks, async () => {
    if (await desk.protocolFiles.get(fileId)) return
    await desk.fileChunks.where('[fileId+i]').between([fileId, 0], [fileId, Number.POSITIVE_INFINITY]).delete()
  })

/** What browsers give at once. */
const MOST_RANDOM_BYTES = 65_536

function makeNoise(): Bytes {
  const noise = new Uint8Array(CHUNK_BYTES)
  for (let at = 0; at < CHUNK_BYTES; at += MOST_RANDOM_BYTES) {
    crypto.getRandomValues(noise.subarray(at, at + MOST_RANDOM_BYTES))
  }
  return noise
}
