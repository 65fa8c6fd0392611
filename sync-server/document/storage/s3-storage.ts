import { randomUUID } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import { atMost } from './at-most.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { type BucketPieces, bucketPieces, onceItIsLarge, pieceName } from './bucket-pieces.ts'
import type { DocumentStorage } from './document-storage.ts'
import { createKeyedLock } from './keyed-lock.ts'
import { receiveBlocks } from './receive-blocks.ts'
import { receiveNothing } from './receive-bytes.ts'
import type { S3Settings } from './s3-settings.ts'
import { offsetMismatch, recognise, storePieces } from './settle-object.ts'
import { isStorageKey } from './storage-key.ts'

export interface S3Storage extends DocumentStorage {
  /** Where browsers put documents. */
  uploadOrigin: string
  close: () => void
}

/** Of whole objects that are being looked at, because each of them lies in memory meanwhile. */
const MOST_AT_ONCE = 4

/**
 * Documents as objects of a bucket that speaks the protocol of Amazon S3, for any number of server processes. An object
 * gets its key when it is complete and accepted; until then its pieces lie below `incoming/`. A client may put a whole
 * one there itself, with an address that is signed for its type and length: that is no more than a piece, and looked at
 * like all the others before it counts.
 * @throws StartError
 */
export async function openS3Storage(settings: S3Settings): Promise<S3Storage> {
  const bucket = await openBucket(settings)
  const inTurn = createKeyedLock()
  const settle = atMost(MOST_AT_ONCE)
  const piecesOf = (key: string) => bucketPieces(bucket, incoming(key))

  const append: DocumentStorage['append'] = async (key, piece, limit, accept) => {
    const pieces = piecesOf(key)
    const check = async () => {
      const [stored, inPieces] = await Promise.all([bucket.sizeOf(key), pieces.arrived()])
      const arrived = stored ?? inPieces
      if (piece.offset !== arrived) throw offsetMismatch(arrived)
      return stored !== undefined
    }
    // Before its turn too: a piece that does not follow must not stop one that does.
    await check()
    return inTurn(key, async (stopped) => {
      if (await check()) {
        // Before a place among those that are looked at is taken: who sends it may be slow.
        if (piece.body) await receiveNothing(piece.body)
        return settle(() => recognise(bucket, key, accept))
      }
      const offset = piece.body ? await addBody(pieces, bucket, piece.body, piece.offset, limit, stopped) : piece.offset
      if (offset < limit) return { offset }
      return { offset, object: await settle(() => storePieces(bucket, key, pieces, limit, accept)) }
    })
  }

  return {
    async write(key, body, limit, accept) {
      checkKey(key)
      const own = onceItIsLarge(bucketPieces(bucket, `incoming/whole/${randomUUID()}/`))
      try {
        const size = await addBody(own, bucket, body, 0, limit)
        return await inTurn(key, async () => {
          const object = await settle(() => storePieces(bucket, key, own, size, accept))
          await piecesOf(key).remove()
          return object
        })
      } finally {
        await own.remove()
      }
    },
    hasRoom: () => true,
    append: async (key, piece, limit, accept) => append(checkKey(key), piece, limit, accept),
    arrived: async (key) => piecesOf(checkKey(key)).arrived(),
    read: async (key) => bucket.read(checkKey(key)),
    async stat(key) {
      const size = await bucket.sizeOf(checkKey(key))
      return size === undefined ? undefined : { size }
    },
    discard: async (key) => inTurn(checkKey(key), () => piecesOf(key).remove()),
    remove: async (key) =>
      inTurn(checkKey(key), async () => {
        await piecesOf(key).remove()
        await bucket.remove([key])
      }),
    // A fixed name: what is put there twice is there once.
    signUpload: async (key, object) => bucket.signPut(pieceName(incoming(checkKey(key)), 0, 'direct'), object),
    uploadOrigin: new URL(await bucket.signPut('incoming/', { contentType: 'application/pdf', size: 1 })).origin,
    close: bucket.close,
  }
}

const incoming = (key: string) => `incoming/${key}/`

function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new TypeError('not a storage key')
  return key
}

/** @returns where it ends; what exceeds `limit` leaves nothing of it */
async function addBody(
  pieces: BucketPieces,
  bucket: Bucket,
  body: ReadableStream<Uint8Array>,
  start: number,
  limit: number,
  stopped?: AbortSignal,
): Promise<number> {
  const added: string[] = []
  const keep = async (offset: number, bytes: Uint8Array) => void added.push(await pieces.add(offset, bytes))
  try {
    return await receiveBlocks(body, { start, limit, keep, ...(stopped && { stopped }) })
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') await bucket.remove(added)
    throw error
  }
}
