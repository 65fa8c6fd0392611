import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Inflate } from '#shared/document/macros.ts'

const inflated = promisify(inflateRaw)

/** In a thread of its own, and no further than is allowed. */
export const inflate: Inflate = (deflated, maxOutputLength) =>
  inflated(deflated, { maxOutputLength }).catch(() => undefined)
