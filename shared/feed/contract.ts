import * as z from 'zod/mini'
import { defineContract, endpoint } from '#shared/endpoint.ts'
import { flag } from '#shared/paging.ts'
import { id } from '#shared/text.ts'

export const MAX_PULL = 500

/** A record as it is now, or that it is gone. Numbers beyond 2^53 travel as decimal text. */
const change = z.object({
  /** One of feed.ts, or a newer server's: what a device does not know it leaves out, and goes on. */
  entity: z.string(),
  id: z.string(),
  /** Its place in the order of its organization's commits. */
  seq: z.string(),
  /** 64 bits of its id and place, for the digest. */
  h: z.string(),
  /** Null: removed, or out of this person's reach. Checked against feedRecords where it is used. */
  row: z.nullable(z.looseObject({ id: z.string() })),
})
export type Change = z.output<typeof change>

/** Count and xor of `h` over all records of an entity at the cursor. */
const digest = z.record(z.string(), z.object({ n: z.number(), x: z.string() }))
export type Digest = z.output<typeof digest>

export const pullAnswer = z.object({
  /** What was pulled before is of no use (restored backup, other rights, too old): these changes begin anew. */
  reset: z.boolean(),
  changes: z.array(change),
  /** Opaque. To be kept in the same transaction as the changes. */
  cursor: z.string(),
  /** There is more to be had at once. */
  more: z.boolean(),
  serverTime: z.string(),
  /** Only when asked for, and only with the last page. */
  digest: z.optional(digest),
})
export type PullAnswer = z.output<typeof pullAnswer>

export const syncContract = defineContract({
  /** All that changed since the cursor, or everything without one (wire.md, Feed). */
  pullChanges: endpoint('GET', '/api/sync/pull', 'manager', {
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(1000))),
      /** Whose records: a manager's are the own organization's; a platform owner says which. */
      organizationId: z.optional(id()),
      limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/))),
      digest: z.optional(flag()),
    }),
    answer: pullAnswer,
  }),
  /**
   * Server-sent events without content: `poke` says that something changed, and nothing of what. A comment every 25 s keeps the
   * line open. Ends with the caller's token.
   */
  watchChanges: endpoint('GET', '/api/sync/stream', 'manager', {
    query: z.object({ organizationId: z.optional(id()) }),
    answer: 'stream',
  }),
})
