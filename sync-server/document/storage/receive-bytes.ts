import { open, truncate } from 'node:fs/promises'
import { AppError } from '#server/app-error.ts'

export interface Receiving {
  limit: number
  /** Whether the disk takes so many bytes more. */
  hasRoom: (bytes: number) => boolean
  stopped?: AbortSignal
}

/**
 * Adds a body to the end of a file as it arrives, and waits until the disk has it.
 * @returns the size of the file
 * @throws AppError PAYLOAD_TOO_LARGE when the file would exceed `limit`: then it is as it was before;
 * UPLOADS_PAUSED when the disk has to be left to others, UPLOAD_MISMATCH when the sender went away, UPLOAD_OFFSET_MISMATCH when told to stop: then it keeps what arrived
 */
export async function receiveBytes(
  path: string,
  body: ReadableStream<Uint8Array>,
  { limit, hasRoom, stopped }: Receiving,
): Promise<number> {
  if (!hasRoom(0)) throw new AppError('UPLOADS_PAUSED')
  await using file = await open(path, 'a', 0o600)
  const start = (await file.stat()).size
  let size = start
  const nextChunk = chunksOf(body, stopped)
  try {
    for (;;) {
      const { done, value } = await nextChunk()
      if (done) return size
      size += value.byteLength
      if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE')
      if (!hasRoom(value.byteLength)) throw new AppError('UPLOADS_PAUSED')
      await file.writeFile(value)
    }
  } finally {
    if (size > limit) await truncate(path, start)
    await file.sync()
  }
}

/** A body that nothing is expected of. @throws AppError PAYLOAD_TOO_LARGE when it says something */
export async function receiveNothing(body: ReadableStream<Uint8Array>): Promise<void> {
  const nextChunk = chunksOf(body)
  for (let chunk = await nextChunk(); !chunk.done; chunk = await nextChunk()) {
    if (chunk.value.byteLength > 0) throw new AppError('PAYLOAD_TOO_LARGE')
  }
}

/** The next chunk of a body. @throws AppError UPLOAD_MISMATCH when the sender went away, UPLOAD_OFFSET_MISMATCH when told to stop */
export function chunksOf(body: ReadableStream<Uint8Array>, stopped?: AbortSignal) {
  const reader = body.getReader()
  const interruption = new Promise<never>((_, reject) => {
    const interrupt = () => reject(new AppError('UPLOAD_OFFSET_MISMATCH'))
    if (stopped?.aborted) interrupt()
    else stopped?.addEventListener('abort', interrupt)
  })
  interruption.catch(() => {}) // told to stop when nothing is left to read
  const read = () =>
    reader.read().catch(() => {
      throw new AppError('UPLOAD_MISMATCH') // the client went away in the middle
    })
  return () => Promise.race([interruption, read()])
}
