import { isRefused, NoConnectionError } from '#web/kit/api/call.ts'

const SMALLEST_PART = 64 * 1024
/** A browser may send a cut part twice by itself, so that two of these may be lost. */
const LARGEST_PART = 256 * 1024
/** A part that takes longer is made smaller: what a cut costs stays small on a slow line, too. */
const SLOW_MS = 20_000
const FAST_MS = 5_000
const MOST_DETOURS = 3

/** What sending parts needs from outside. */
export interface PartsWay {
  now: () => number
  /** A question without bytes. @throws ApiError, NoConnectionError */
  ask: (url: string, init: RequestInit) => Promise<Response>
  /** A request with bytes. @throws ApiError, NoConnectionError */
  give: (url: string, init: RequestInit) => Promise<Response>
  /** Writes down how much the server has confirmed. False when it is no longer this holder's to send. */
  note: (progress: Progress) => Promise<boolean>
  reach?: ((point: 'chunk-noted' | 'chunk-sent') => Promise<void>) | undefined
}

interface Progress {
  offset: number
  /** The server has all of it, and checked it. */
  done: boolean
}

export type Bytes = Uint8Array<ArrayBuffer>

/**
 * The core of tus 1.0.0: ask for the offset, send a part there, write the new offset down.
 * @param isBegun some of it may have arrived before
 * @throws ApiError, NoConnectionError
 * @returns false when it was told to stop
 */
export async function sendParts(bytes: Bytes, url: string, isBegun: boolean, way: PartsWay): Promise<boolean> {
  const { now, note, reach } = way
  let part = SMALLEST_PART
  let offset = isBegun ? await askOffset(way, url, bytes) : 0
  for (let detours = 0; ; ) {
    // A server says that it has everything only when the whole document was checked.
    const done = offset === bytes.byteLength
    if (!(await note({ offset, done }))) return false
    await reach?.('chunk-noted')
    if (done) return true

    const start = now()
    const arrived = await sendPart(way, url, bytes, offset, part)
    await reach?.('chunk-sent')
    detours = arrived > offset ? 0 : detours + 1
    if (detours > MOST_DETOURS) throw new NoConnectionError('The parts do not get through')
    offset = arrived
    const took = now() - start
    if (took > SLOW_MS) part = Math.max(SMALLEST_PART, part / 2)
    if (took < FAST_MS) part = Math.min(LARGEST_PART, part * 2)
  }
}

async function askOffset({ ask }: PartsWay, url: string, bytes: Bytes): Promise<number> {
  return offsetIn(await ask(url, { method: 'HEAD', headers: tus }), bytes)
}

/** @returns how much the server has now; it is asked when somebody else has sent this part, too */
async function sendPart(way: PartsWay, url: string, bytes: Bytes, offset: number, part: number): Promise<number> {
  const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const body = bytes.subarray(offset, offset + part)
  try {
    return offsetIn(await way.give(url, { method: 'PATCH', headers, body }), bytes)
  } catch (error) {
    if (isRefused(error, 'UPLOAD_OFFSET_MISMATCH')) return askOffset(way, url, bytes)
    throw error
  }
}

const tus = { 'tus-resumable': '1.0.0' }

function offsetIn({ headers }: Response, { byteLength }: Bytes): number {
  const offset = Number(headers.get('upload-offset') ?? Number.NaN)
  // Without it somebody else answered.
  if (!Number.isSafeInteger(offset) || offset < 0 || offset > byteLength) {
    throw new NoConnectionError('The answer is not one of this API')
  }
  return offset
}
