import { AppError } from '#server/app-error.ts'
import type { Upload } from '#server/scope/mount-contract.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Piece } from './storage/document-storage.ts'
import { receiveNothing } from './storage/receive-bytes.ts'

/** Larger than every piece that the app sends. */
const MAX_READ_IN_VAIN = 1024 * 1024
const LONGEST_READ_IN_VAIN_MS = 10_000

/** What a piece comes to behind the end of something that was checked and written down. @throws AppError UPLOAD_OFFSET_MISMATCH, PAYLOAD_TOO_LARGE */
export async function endOf({ size }: { size: number }, { offset, body }: Piece): Promise<number> {
  if (offset !== size) throw new AppError('UPLOAD_OFFSET_MISMATCH', { headers: { 'Upload-Offset': String(size) } })
  if (body) await receiveNothing(body)
  return size
}

const readInVain = new Set<ErrorCode>(['UPLOAD_OFFSET_MISMATCH', 'UPLOADS_PAUSED'])

/** Of a piece (tus 1.0.0); what it is a piece of was said when it was announced. */
const PIECE_TYPE = 'application/offset+octet-stream'

/** The next piece of a transfer, as tus 1.0.0 sends it. @throws AppError UNSUPPORTED_MEDIA_TYPE */
export function readPiece({ headers, stream }: Upload): Piece {
  if (headers.get('content-type')?.toLowerCase() !== PIECE_TYPE) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  return { offset: readOffset(headers), body: stream }
}

/**
 * A piece that does not follow, or that there is no room for, is read all the same: an answer before its end closes the connection, is lost on the way, and
 * has the browser send the piece again.
 * @throws what `work` throws
 */
export async function readEvenInVain<T>({ headers, stream, onRead }: Upload, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && readInVain.has(error.code)) {
      await readToItsEnd(headers, stream, onRead)
    }
    throw error
  }
}

async function readToItsEnd(headers: Headers, stream: Upload['stream'], onRead: () => void): Promise<void> {
  if (!stream || stream.locked || !(Number(headers.get('content-length') ?? Number.NaN) <= MAX_READ_IN_VAIN)) return
  const signal = AbortSignal.timeout(LONGEST_READ_IN_VAIN_MS)
  await stream.pipeTo(new WritableStream(), { signal }).then(onRead, () => undefined)
}

/** What is no number follows nothing that could have arrived. */
function readOffset(headers: Headers): number {
  const text = headers.get('upload-offset') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}
