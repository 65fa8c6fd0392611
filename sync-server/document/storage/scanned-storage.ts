import type { Accept, DocumentStorage } from './document-storage.ts'
import type { Scanner } from './scanner.ts'

/**
 * A storage that keeps nothing its scanner has not seen, whoever sends it and by whichever way: the bytes are looked at when all of them are
 * there and are what was announced, and before they have a name.
 */
export function scannedStorage(storage: DocumentStorage, { scan }: Pick<Scanner, 'scan'>): DocumentStorage {
  const andClean =
    (accept: Accept): Accept =>
    async (object) => {
      await accept(object)
      await scan(object.bytes)
    }
  return {
    ...storage,
    write: (key, body, limit, accept) => storage.write(key, body, limit, andClean(accept)),
    append: (key, piece, limit, accept) => storage.append(key, piece, limit, andClean(accept)),
  }
}
