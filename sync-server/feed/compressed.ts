import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** Below, the heading of a compressed answer costs more than is gained. */
const WORTH_IT_BYTES = 200
/** Three quarters of what the best level gains, in a thirtieth of its time. */
const BROTLI_QUALITY = 5

/** Until here it takes less time than to have another thread do it; longer ones would keep everybody waiting. */
const SMALL_BYTES = 16 * 1024

/** Sends the answer of a call compressed; Brotli where it is taken, as the static files do. */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (!c.res.ok) return
  const offers = parseAccept(c.req.header('Accept-Encoding') ?? '')
  const encoding = encodings.find(({ name }) => offers.some(({ type, q }) => type === name && q > 0))
  if (!encoding) return
  const bytes = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = bytes.length >= WORTH_IT_BYTES
  const { status, headers } = c.res
  if (isWorthIt) headers.set('Content-Encoding', encoding.name)
  const body = isWorthIt ? await encoding.compress(bytes) : bytes
  // Otherwise the one is copied into the other, as a stream.
  c.res = undefined
  c.res = new Response(body, { status, headers })
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const encodings = [
  {
    name: 'br',
    compress: (bytes: Buffer) => {
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }
      return bytes.length <= SMALL_BYTES ? brotliCompressSync(bytes, options) : asBrotli(bytes, options)
    },
  },
  {
    name: 'gzip',
    compress: (bytes: Buffer) => (bytes.length <= SMALL_BYTES ? gzipSync(bytes) : asGzip(bytes)),
  },
]
