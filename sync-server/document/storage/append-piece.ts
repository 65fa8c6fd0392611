import { rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError, isRefusal } from '#server/app-error.ts'
import { syncDirectory } from '#server/whole-file.ts'
import type { Accept, Piece, Progress } from './document-storage.ts'
import { settleFile, sizeOf } from './durable-files.ts'
import { examine } from './examine.ts'
import { type Receiving, receiveBytes, receiveNothing } from './receive-bytes.ts'

/** Where a document is going to lie, and where its pieces gather until it is whole. */
export interface Places {
  root: string
  target: string
  pieces: string
}

/** @throws AppError UPLOAD_OFFSET_MISMATCH, with where to go on */
export async function checkFollows({ target, pieces }: Places, { offset }: Piece): Promise<void> {
  const arrived = (await sizeOf(target)) ?? (await sizeOf(pieces)) ?? 0
  if (offset !== arrived) throw offsetMismatch(arrived)
}

/** One piece; the caller sees to it that there is no other one of this document at the same time. */
export async function appendPiece(
  places: Places,
  piece: Piece,
  receiving: Receiving,
  accept: Accept,
): Promise<Progress> {
  await checkFollows(places, piece)
  if ((await sizeOf(places.target)) !== undefined) return recognise(places.target, piece, accept)
  const offset = piece.body ? await receiveBytes(places.pieces, piece.body, receiving) : piece.offset
  if (piece.offset === 0) await syncDirectory(path.dirname(places.pieces))
  if (offset < receiving.limit) return { offset }
  return { offset, object: await settle(places, accept) }
}

/** What is stored already needs no more bytes, but has to be what the caller means. */
async function recognise(target: string, { body }: Piece, accept: Accept): Promise<Progress> {
  if (body) await receiveNothing(body)
  const object = await examine({ file: target })
  try {
    await accept(object)
  } catch (error) {
    throw isRefusal(error) ? new AppError('DOCUMENT_CONFLICT') : error
  }
  return { offset: object.size, object: { size: object.size, sha256: object.sha256 } }
}

/** What was refused would be refused again: it is dropped, so that the sender can begin anew. */
async function settle({ pieces, target, root }: Places, accept: Accept) {
  try {
    const object = await settleFile(pieces, target, root, accept)
    await rm(pieces)
    return object
  } catch (error) {
    if (isRefusal(error)) await rm(pieces, { force: true })
    throw error
  }
}

const offsetMismatch = (arrived: number) =>
  new AppError('UPLOAD_OFFSET_MISMATCH', { headers: { 'Upload-Offset': String(arrived) } })
