import { AppError } from './app-error.ts'
import { detail } from './validate.ts'

const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 20

/**
 * Undefined for no body at all, which says of no type either; where one has to come that is an empty object, and what is missing in
 * it is told field by field.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_JSON, or VALIDATION_FAILED when nested too deep
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
  const value = parse(bytes)
  checkNesting(value)
  return value
}

/** Counts what really arrives, because a chunked body does not say its length. */
async function readBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError('INVALID_JSON') // the client went away in the middle
    })
    if (done) break
    size += value.byteLength
    if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('INVALID_JSON')
  }
}

/** Level by level, not recursively: depth is what an attacker chooses. Also removes keys that would become prototypes. */
function checkNesting(value: unknown): void {
  let level = [value].filter(isObject)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new AppError('VALIDATION_FAILED', { details: [detail([], 'invalid')] })
    for (const object of level) Reflect.deleteProperty(object, '__proto__')
    level = level.flatMap((object) => Object.values(object)).filter(isObject)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
