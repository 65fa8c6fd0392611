import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Member } from '#server/http/access.ts'
import { type Entity, entities } from '#shared/feed/feed.ts'
import type { Head } from './change-log.ts'

/** Another one whenever a record gets another shape: every device begins anew then (record-shapes.test.ts tells). */
export const RECORD_SHAPES = 19

/** How far somebody got. A first sync goes through the records themselves, and then on from where it had begun. */
export type Position = { seq: bigint } | { bootstrap: Bootstrap }

export interface Bootstrap {
  /** Where the order of commits stood when it began. */
  h0: bigint
  entity: Entity
  /** The last id that was delivered; null before the first one of its entity. */
  after: string | null
}

/**
 * What a cursor is good for: one person in one role, one organization, one life of the database. In 96 bits, because it goes over the
 * wire with each pull, twice.
 */
export const validityOf = ({ id, role }: Member['user'], { organizationId, epoch }: Head): string =>
  createHash('sha256')
    .update(JSON.stringify([RECORD_SHAPES, id, role, organizationId, epoch]))
    .digest('base64url')
    .slice(0, 16)

export function writeCursor(validity: string, position: Position): string {
  const place =
    'seq' in position
      ? { seq: String(position.seq) }
      : { bootstrap: { ...position.bootstrap, h0: String(position.bootstrap.h0) } }
  return Buffer.from(JSON.stringify({ v: 2, for: validity, ...place })).toString('base64url')
}

/** Undefined for whatever was not written by `writeCursor`. Its position counts only where it is `goodFor` what is asked. */
export function readCursor(text: string): { goodFor: string; position: Position } | undefined {
  const cursor = cursorShape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!cursor.success) return undefined
  const { v: _, for: goodFor, ...position } = cursor.data
  return { goodFor, position }
}

/** PostgreSQL counts no further. */
const LAST_PLACE = 2n ** 63n - 1n
const place = z.pipe(
  z.string().check(z.regex(/^\d{1,19}$/)),
  z.pipe(
    z.transform((text: string) => BigInt(text)),
    z.bigint().check(z.maximum(LAST_PLACE)),
  ),
)
const cursorShape = z.union([
  z.strictObject({ v: z.literal(2), for: z.string(), seq: place }),
  z.strictObject({
    v: z.literal(2),
    for: z.string(),
    bootstrap: z.strictObject({ h0: place, entity: z.enum(entities), after: z.nullable(z.guid()) }),
  }),
])

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
