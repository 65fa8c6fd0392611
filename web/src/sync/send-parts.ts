import { ApiError, NoConnectionError } from '#web/api/call.ts'
import type { LocalDocument, Transfer } from '#web/local/database.ts'
import type { Ports } from './ports.ts'
import { type Requests, succeed } from './requests.ts'

const SMALLEST_PART = 64 * 1024
/** A browser may send a cut part twice by itself, so that two of these may be lost. */
const LARGEST_PART = 256 * 1024
/** A part that takes longer is made smaller: what a cut costs stays small on a slow line, too. */
const SLOW_MS = 20_000
const FAST_MS = 5_000
const MOST_DETOURS = 3

export interface Uploading {
  ports: Ports
  requests: Requests
  applicationId: string
  processId: string
  /** Writes down how far it is. False when the document or its job is no longer this holder's to send. */
  note: (transfer: Transfer) => Promise<boolean>
}

export type Bytes = Uint8Array<ArrayBuffer>

/**
 * The core of tus 1.0.0: ask for the offset, send a part there, write the new offset down.
 * @throws ApiError, NoConnectionError
 * @returns false when it was told to stop
 */
export async function sendParts(
  bytes: Bytes,
  url: string,
  { type, transfer }: LocalDocument,
  { ports, requests, note }: Uploading,
): Promise<boolean> {
  let part = SMALLEST_PART
  let offset = transfer ? await askOffset(requests, url, bytes) : 0
  for (let detours = 0; ; ) {
    // A server says that it has everything only when the whole document was checked.
    const done = offset === bytes.byteLength
    if (!(await note({ offset, done, type }))) return false
    await ports.reach?.('chunk-noted')
    if (done) return true

    const start = ports.now()
    const arrived = await sendPart(requests, url, bytes, offset, part)
    await ports.reach?.('chunk-sent')
    detours = arrived > offset ? 0 : detours + 1
    if (detours > MOST_DETOURS) throw new NoConnectionError('The parts do not get through')
    offset = arrived
    const took = ports.now() - start
    if (took > SLOW_MS) part = Math.max(SMALLEST_PART, part / 2)
    if (took < FAST_MS) part = Math.min(LARGEST_PART, part * 2)
  }
}

async function askOffset(requests: Requests, url: string, bytes: Bytes): Promise<number> {
  return offsetIn(await succeed(requests.json, url, { method: 'HEAD', headers: tus }), bytes)
}

/** @returns how much the server has now; it is asked when somebody else has sent this part, too */
async function sendPart(requests: Requests, url: string, bytes: Bytes, offset: number, part: number): Promise<number> {
  const headers = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const body = bytes.subarray(offset, offset + part)
  try {
    return offsetIn(await succeed(requests.bytes, url, { method: 'PATCH', headers, body }), bytes)
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.isOurs && error.code === 'UPLOAD_OFFSET_MISMATCH'
    if (isElsewhere) return askOffset(requests, url, bytes)
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
