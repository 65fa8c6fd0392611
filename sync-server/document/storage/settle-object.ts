import { AppError, isRefusal } from '#server/app-error.ts'
import type { Bucket } from './bucket.ts'
import type { BucketPieces } from './bucket-pieces.ts'
import type { Accept, Progress, StoredObject } from './document-storage.ts'
import { examine } from './examine.ts'

/**
 * Makes pieces the object of a key once `accept` agreed to them. What was refused would be refused again: it is dropped, so that the sender
 * can begin anew.
 * @throws AppError DOCUMENT_CONFLICT when other bytes stand under the key
 */
export async function storePieces(
  bucket: Bucket,
  key: string,
  pieces: BucketPieces,
  size: number,
  accept: Accept,
): Promise<StoredObject> {
  const bytes = await pieces.read(size)
  if (!bytes) throw offsetMismatch(await pieces.arrived())
  const examined = await examine({ bytes })
  const object = describe(examined)
  try {
    await accept(examined)
    const isFree = (await bucket.sizeOf(key)) === undefined
    if (!isFree || !(await bucket.add(key, examined.bytes))) await expectSame(bucket, key, object)
  } catch (error) {
    if (isRefusal(error)) await pieces.remove()
    throw error
  }
  await pieces.remove()
  return object
}

/** What is stored already has to be what the caller means. @throws AppError DOCUMENT_CONFLICT */
export async function recognise(bucket: Bucket, key: string, accept: Accept): Promise<Progress> {
  const examined = await examine({ bytes: await readWhole(bucket, key) })
  const object = describe(examined)
  try {
    await accept(examined)
  } catch (error) {
    throw isRefusal(error) ? new AppError('DOCUMENT_CONFLICT') : error
  }
  return { offset: object.size, object }
}

async function expectSame(bucket: Bucket, key: string, object: StoredObject): Promise<void> {
  const stored = await examine({ bytes: await readWhole(bucket, key) })
  if (stored.sha256 !== object.sha256) throw new AppError('DOCUMENT_CONFLICT')
}

async function readWhole(bucket: Bucket, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const body = await bucket.read(key)
  if (!body) throw new AppError('UNAVAILABLE') // removed in this moment
  return new Uint8Array(await new Response(body).arrayBuffer())
}

const describe = ({ size, sha256 }: StoredObject): StoredObject => ({ size, sha256 })

/** With where to go on. */
export const offsetMismatch = (arrived: number) =>
  new AppError('UPLOAD_OFFSET_MISMATCH', { headers: { 'Upload-Offset': String(arrived) } })
