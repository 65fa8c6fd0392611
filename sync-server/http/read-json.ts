import { AppError } from '#server/app-error.ts'
import { detail } from './validate.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 20
/** In as many bytes: an application of fifty people with twenty documents each has some 15,000. */
const MAX_VALUES = 20_000
/** Of a whole body; a megabyte over a slow mobile connection. */
const LONGEST_BODY_MS = 30_000

/**
 * Undefined for no body at all, which says of no type either; where one has to come that is an empty object, and what is missing in
 * it is told field by field.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_JSON, or VALIDATION_FAILED when nested too deep or of too many values
 */
export async function readJson(
  request: Request,
  onRead: () => void,
  { mayBeMissing = false, maxBytes = MAX_BYTES }: { mayBeMissing?: boolean; maxBytes?: number | undefined } = {},
): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isJson = mediaType === 'application/json'
  const length = Number(request.headers.get('content-length'))
  if (!isJson && (mediaType !== undefined || length > 0)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (length > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
  const bytes = await readBytes(request.body, maxBytes)
  onRead()
  if (bytes.byteLength === 0 && (mayBeMissing || !isJson)) return mayBeMissing ? undefined : {}
  if (!isJson) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  checkShape(bytes, maxBytes)
  const value = parse(bytes)
  removePrototypes(value)
  return value
}

/** Counts what really arrives, because a chunked body does not say its length. */
async function readBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const reader = body.getReader()
  // Whoever sends a byte now and then would hold its place for ever.
  const patience = setTimeout(() => {
    isLate = true
    void reader.cancel()
  }, LONGEST_BODY_MS)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppError('INVALID_JSON') // the client went away in the middle
      })
      if (isLate) throw new AppError('INVALID_JSON')
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
      chunks.push(value)
    }
  } finally {
    clearTimeout(patience)
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('INVALID_JSON')
  }
}

function checkShape(bytes: Uint8Array, maxBytes: number): void {
  const { depth, values } = jsonShape(bytes)
  if (depth > MAX_DEPTH || values > (MAX_VALUES * maxBytes) / MAX_BYTES) {
    throw new AppError('VALIDATION_FAILED', { details: [detail([], 'invalid')] })
  }
}

/** Removes keys that would become prototypes. */
function removePrototypes(value: unknown): void {
  if (!isObject(value)) return
  Reflect.deleteProperty(value, '__proto__')
  for (const each of Object.values(value)) removePrototypes(each)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Bytes of JSON's own signs; in UTF-8 none of them is part of another character. */
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA] = Array.from('"\\[]{},', (sign) =>
  sign.charCodeAt(0),
)

/**
 * How deep a JSON text is nested, and how many values it has at least. It looks at each byte once and makes nothing of it: a megabyte
 * of empty objects takes a hundred times as long to be read, and longer to be understood. Of what is no JSON it says anything.
 */
export function jsonShape(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at + 1)
    else if (byte === COMMA) values += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      values += 1
      if (depth > deepest) deepest = depth
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
  }
  return { depth: deepest, values }
}

/** Where the quote is that ends a text. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
