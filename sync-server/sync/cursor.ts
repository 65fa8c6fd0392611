import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Member } from '#server/http/access.ts'
import { type Entity, entities } from '#shared/sync/feed.ts'

/** Another one whenever a record gets another shape: every device begins anew then. */
const RECORD_SHAPES = 2

/** What a cursor is good for: one person in one role, one organization, one life of the database. */
export interface Validity {
  epoch: string
  scope: string
  organizationId: string
}

/** How far somebody got. A first sync goes through the records themselves, and then on from where it had begun. */
export type Position = { seq: bigint } | { bootstrap: Bootstrap }

export interface Bootstrap {
  /** Where the order of commits stood when it began. */
  h0: bigint
  entity: Entity
  /** The last id that was delivered; null before the first one of its entity. */
  after: string | null
}

export const scopeOf = ({ id, role }: Member['user'], organizationId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([RECORD_SHAPES, id, role, organizationId]))
    .digest('base64url')
    .slice(0, 16)

export function writeCursor({ epoch, scope, organizationId }: Validity, position: Position): string {
  const place =
    'seq' in position
      ? { seq: String(position.seq) }
      : { bootstrap: { ...position.bootstrap, h0: String(position.bootstrap.h0) } }
  return Buffer.from(JSON.stringify({ v: 1, epoch, scope, organizationId, ...place })).toString('base64url')
}

/** Undefined for whatever was not written by `writeCursor`, or is good for something else. */
export function readCursor(text: string, validity: Validity): Position | undefined {
  const cursor = cursorShape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!cursor.success) return undefined
  const { v: _, epoch, scope, organizationId, ...position } = cursor.data
  const isGood = epoch === validity.epoch && scope === validity.scope && organizationId === validity.organizationId
  return isGood ? position : undefined
}

const place = z.pipe(
  z.string().check(z.regex(/^\d{1,19}$/)),
  z.transform((text: string) => BigInt(text)),
)
const validity = { epoch: z.string(), scope: z.string(), organizationId: z.string() }
const cursorShape = z.union([
  z.strictObject({ v: z.literal(1), ...validity, seq: place }),
  z.strictObject({
    v: z.literal(1),
    ...validity,
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
