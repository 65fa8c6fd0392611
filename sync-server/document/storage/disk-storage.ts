import { randomUUID } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { endlessRoom, type Kept } from '#server/disk/disk-room.ts'
import { appendPiece, checkFollows, type Places } from './append-piece.ts'
import type { DocumentStorage } from './document-storage.ts'
import { settleFile, sizeOf } from './durable-files.ts'
import { createKeyedLock } from './keyed-lock.ts'
import { receiveBytes } from './receive-bytes.ts'
import { isStorageKey } from './storage-key.ts'

/**
 * Documents as files below one directory, which this process alone writes to. Bytes get their name when they are
 * complete, accepted and on the disk; so a file under a key is always whole, after a power cut too. Until then those
 * of a single request lie in `.partial/`, which a start empties, and the pieces of a longer transfer in `.incoming/`.
 */
export function createDiskStorage(
  directory: string,
  { isBesideServer = false, room = endlessRoom } = {},
): DocumentStorage {
  const root = path.resolve(directory)
  const partials = path.join(root, '.partial')
  const incoming = path.join(root, '.incoming')
  const inTurn = createKeyedLock()
  const roomFor = (key: string) => (bytes: number) => room.has(kindOf(key), bytes)
  // Beside a server that runs, they are still arriving.
  if (!isBesideServer) rmSync(partials, { recursive: true, force: true })

  return {
    async write(key, body, limit, accept) {
      const { target, pieces } = placesOf(root, incoming, key)
      const partial = path.join(partials, randomUUID())
      await mkdir(partials, { recursive: true, mode: 0o700 })
      try {
        await receiveBytes(partial, body, { limit, hasRoom: roomFor(key) })
        const object = await settleFile(partial, target, root, accept)
        await inTurn(key, () => rm(pieces, { force: true }))
        return object
      } finally {
        await rm(partial, { force: true })
      }
    },
    async append(key, piece, limit, accept) {
      const places = placesOf(root, incoming, key)
      // Before its turn too: a piece that does not follow must not stop one that does.
      await checkFollows(places, piece)
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      return inTurn(key, (stopped) => appendPiece(places, piece, { limit, hasRoom: roomFor(key), stopped }, accept))
    },
    hasRoom: (bytes) => room.has('document', bytes),
    async arrived(key) {
      return (await sizeOf(placesOf(root, incoming, key).pieces)) ?? 0
    },
    async read(key) {
      const { target } = placesOf(root, incoming, key)
      if ((await sizeOf(target)) === undefined) return undefined
      // Node's own type of a web stream differs from the standard's by name only.
      return Readable.toWeb(createReadStream(target)) as ReadableStream<Uint8Array>
    },
    async stat(key) {
      const size = await sizeOf(placesOf(root, incoming, key).target)
      return size === undefined ? undefined : { size }
    },
    async discard(key) {
      const { pieces } = placesOf(root, incoming, key)
      await inTurn(key, () => rm(pieces, { force: true }))
    },
    async remove(key) {
      const { target, pieces } = placesOf(root, incoming, key)
      await inTurn(key, async () => {
        await rm(pieces, { force: true })
        await rm(target, { force: true })
      })
    },
  }
}

/** What looks whether the disk works has to get through for as long as it does. */
const kindOf = (key: string): Kept =>
  key.startsWith('applications/') ? 'document' : /^(protocols|properties)\//.test(key) ? 'file' : 'record'

function placesOf(root: string, incoming: string, key: string): Places {
  if (!isStorageKey(key)) throw new TypeError('not a storage key')
  return { root, target: path.join(root, key), pieces: path.join(incoming, key.replaceAll('/', '.')) }
}
