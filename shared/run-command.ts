import type { ErrorCode } from '#shared/errors/errors.ts'
import { type Entity, type FeedRecords, feedRecords } from '#shared/feed/feed.ts'
import {
  type AnyCommand,
  type Context,
  idOf,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
  type Write,
} from './command.ts'

/** A record as it will be; null when it will be gone. */
export type Effect = { [E in Entity]: { entity: E; id: string; row: FeedRecords[E] | null } }[Entity]

/** Runs a rule over records in memory. */
export function runCommand(
  command: AnyCommand,
  input: { params: unknown; body: unknown },
  read: Read,
  context: Context,
): Effect[] | Refusal {
  const id = idOf(command, input) ?? context.id
  const record = read(command.about, id)
  if (!record && command.absent !== 'is fine') return refuse('NOT_FOUND')
  // Both are of its own endpoint and entity, which the type of a union of them cannot say.
  const verdict = command.apply(input as never, record as never, read, { ...context, id })
  if (isRefusal(verdict)) return verdict
  const effects: Effect[] = []
  for (const write of verdict) {
    const { entity, id } = write
    const before = read(entity, id)
    if ('insert' in write && before) return refuse(write.taken)
    if ('remove' in write || 'insert' in write || before) effects.push(effectOf(write, before, context.at))
  }
  return effects
}

function effectOf(write: Write, before: object | undefined, at: string): Effect {
  const { entity, id } = write
  if ('remove' in write) return { entity, id, row: null }
  const { shape } = feedRecords[entity]
  const version = before && 'version' in before ? Number(before.version) + ('keepsVersion' in write ? 0 : 1) : 1
  const row = {
    ...before,
    ...('insert' in write ? { ...write.insert, createdAt: at } : write.change),
    id,
    ...('version' in shape && { version }),
    ...('updatedAt' in shape && !('keepsUpdatedAt' in write) && { updatedAt: at }),
  }
  return { entity, id, row } as Effect // what a write says of an entity is of its shape
}

/** What belongs to it is not there, or is closed for good: that is told before what somebody else did. */
const toldFirst: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'PROTOCOL_SIGNED'])

/**
 * What is said of it, in this order: that it is so already, that it is not there, what somebody else did after the version that was
 * seen, and what the rule refuses.
 */
export function refusalOf(
  { conflict }: Pick<AnyCommand, 'conflict'>,
  verdict: readonly { entity: Entity; id: string }[] | Refusal,
  record: { id: string; version?: number } | undefined,
  seenVersion: number | undefined,
): Refusal | undefined {
  if (isRefusal(verdict) && toldFirst.has(verdict.refused)) return verdict
  const isStale = seenVersion !== undefined && record !== undefined && record.version !== seenVersion
  // Whoever completes what is so already changes nothing that somebody could have seen.
  const concerns = isRefusal(verdict) || verdict.some(({ id }) => id === record?.id)
  if (conflict && isStale && concerns) return refuse(conflict)
  return isRefusal(verdict) ? verdict : undefined
}

/** Beside these it is said what stands, so that a person can decide. */
export const saysWhatStands: ReadonlySet<ErrorCode> = new Set([
  'STATUS_CONFLICT',
  'EDIT_CONFLICT',
  'INVALID_TRANSITION',
  'RESIDENT_MOVED_OUT',
])
