import { AppError } from '#server/app-error.ts'
import { chunksOf } from './receive-bytes.ts'

/** What one request holds in memory at most. */
const BLOCK_BYTES = 1024 * 1024
/** On a slow line what has arrived is put away before the rest comes, so that it outlives the connection. */
const PAUSE_MS = 100

interface Receiving {
  /** Where the body begins in the whole. */
  start: number
  limit: number
  keep: (offset: number, bytes: Uint8Array) => Promise<void>
  stopped?: AbortSignal
}

/**
 * Hands a body on in blocks as it arrives, and what is left of it when it breaks off.
 * @returns where it ends in the whole
 * @throws AppError PAYLOAD_TOO_LARGE when that is beyond `limit`, UPLOAD_MISMATCH when the sender went away,
 * UPLOAD_OFFSET_MISMATCH when told to stop
 */
export async function receiveBlocks(
  body: ReadableStream<Uint8Array>,
  { start, limit, keep, stopped }: Receiving,
): Promise<number> {
  const nextChunk = chunksOf(body, stopped)
  let end = start
  let held: Uint8Array[] = []
  let heldBytes = 0
  const putAway = async () => {
    if (heldBytes === 0) return
    const block = Buffer.concat(held)
    held = []
    heldBytes = 0
    await keep(end - block.byteLength, block)
  }

  let pending = nextChunk()
  try {
    for (;;) {
      pending.catch(() => {}) // may fail while a block is put away, and is asked for again
      const chunk = heldBytes > 0 ? await Promise.race([pending, pause()]) : await pending
      if (chunk === undefined) await putAway()
      else if (chunk.done) break
      else {
        end += chunk.value.byteLength
        if (end > limit) throw new AppError('PAYLOAD_TOO_LARGE')
        held.push(chunk.value)
        heldBytes += chunk.value.byteLength
        if (heldBytes >= BLOCK_BYTES) await putAway()
        pending = nextChunk()
      }
    }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'PAYLOAD_TOO_LARGE') await putAway()
    throw error
  }
  await putAway()
  return end
}

const pause = () => new Promise<undefined>((resolve) => void setTimeout(resolve, PAUSE_MS, undefined))
