import path from 'node:path'
import type { DiskRoom } from '#server/disk/disk-room.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { DocumentStorage } from './document-storage.ts'
import type { S3Settings } from './s3-settings.ts'

export interface OpenStorage {
  storage: DocumentStorage
  /** Where browsers put documents when that is not this server. */
  uploadOrigin: string | undefined
  close: () => void
}

/** In the bucket that is configured, else in the data directory. @throws StartError */
export async function openStorage(
  { s3, dataDirectory }: { s3: S3Settings | undefined; dataDirectory: string },
  how: { isBesideServer?: boolean; room?: DiskRoom } = {},
): Promise<OpenStorage> {
  if (!s3) {
    const storage = createDiskStorage(path.join(dataDirectory, 'documents'), how)
    return { storage, uploadOrigin: undefined, close: () => {} }
  }
  // Loaded here, because it is large and most servers never need it.
  const { openS3Storage } = await import('./s3-storage.ts')
  const storage = await openS3Storage(s3)
  return { storage, uploadOrigin: storage.uploadOrigin, close: storage.close }
}
