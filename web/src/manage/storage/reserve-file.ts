import { CHUNK_BYTES } from '#web/kit/device/storage/chunk-bytes.ts'
import { isDeviceFull, StorageFullError } from '#web/kit/device/storage/device-full.ts'
import type { ManagerDatabase } from './manager-database.ts'
import { type Bytes, chunksFor } from './protocol-files.ts'

/**
 * Takes space for a file that is made later, so that it is known beforehand whether there is any. What lies there is noise,
 * because a disk may write anything else smaller than it is.
 * @throws StorageFullError
 */
export const reserveFile = (database: ManagerDatabase, fileId: string, size: number): Promise<void> =>
  database
    .transaction('rw', database.protocolFiles, database.fileChunks, async () => {
      if (await database.protocolFiles.get(fileId)) return
      const noise = makeNoise()
      for (let i = 0; i < chunksFor(size); i += 1) await database.fileChunks.put({ fileId, i, bytes: noise.buffer })
    })
    .catch((error: unknown) => {
      throw isDeviceFull(error) ? new StorageFullError('There is no room on this device', { cause: error }) : error
    })

/** Gives the space back, for the file itself or for anything else. What was kept under this id meanwhile stays. */
export const releaseFile = (database: ManagerDatabase, fileId: string): Promise<void> =>
  database.transaction('rw', database.protocolFiles, database.fileChunks, async () => {
    if (await database.protocolFiles.get(fileId)) return
    await database.fileChunks.where('[fileId+i]').between([fileId, 0], [fileId, Number.POSITIVE_INFINITY]).delete()
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
