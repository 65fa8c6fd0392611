import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { applicationTombstones, commands } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { removedIn } from '#server/feed/removed-in.ts'
import type { Command } from '#server/http/command.ts'
import { DAY_MS } from '#shared/day.ts'
import { entities } from '#shared/feed/feed.ts'
import { id } from '#shared/text.ts'

/** What a write answers, under `data`. */
export interface Outcome<T> {
  data: T
  /** It had been done before: answered with 200, also where the first answer was 201. */
  isReplay?: boolean
}

export interface Actor {
  id: string
  organizationId: string | null
}

const KEPT_DAYS = 60
/**
 * Takes the steps once for each key, and keeps their answer in their own transaction. Another delivery meanwhile waits at
 * the same row until this one has ended. What fails leaves no row: it is tried again from the start.
 * @throws AppError COMMAND_MISMATCH for something else under the same key, and what `replay` and the steps throw
 */
export async function runOnce<T>(
  transaction: Queryable,
  actor: Actor,
  command: Command | undefined,
  steps: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!command) return steps()
  while (!(await claim(transaction, actor, command))) {
    const first = await replay<T>(transaction, actor, command)
    if (first) return first
    // The row was waited for and then removed by the cleaner: it is free.
  }
  const outcome = await steps()
  const answer = { organizationId: actor.organizationId, data: outcome.data }
  const kept = transaction.update(commands).set({ answer }).where(named(actor, command))
  const [row] = await kept.returning({ data: dataOf<T>() })
  if (!row) throw new Error('the command that was claimed is gone')
  return { ...outcome, data: row.data }
}

/** The answer as it is kept, which makes the first one and every other the same to the letter. */
const dataOf = <T>() => sql<T>`${commands.answer} -> 'data'`

/**
 * The answer that was kept, without taking a step; undefined for a command that is not done yet.
 * @throws AppError as `replay`
 */
export const answerKept = <T>(
  db: Queryable,
  actor: Actor,
  command: Command | undefined,
): Promise<Outcome<T> | undefined> => (command ? replay<T>(db, actor, command) : Promise.resolve(undefined))

/** Removes answers that nobody will ask for any more: a device that was away for longer asks before it sends. */
export async function deleteOldCommands(db: Queryable, now: Date): Promise<void> {
  await db.delete(commands).where(lt(commands.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
}

async function claim(transaction: Queryable, { id: userId }: Actor, command: Command): Promise<boolean> {
  const { key, fingerprint, status } = command
  const row = { userId, key, fingerprint, status, answer: {} }
  const claimed = transaction.insert(commands).values(row).onConflictDoNothing()
  return (await claimed.returning({ key: commands.key })).length > 0
}

/**
 * The first answer, word for word, whatever became of the record since; but of one that somebody has removed nothing is told again, or a
 * device would take it for one that is there.
 * @throws AppError COMMAND_MISMATCH; NOT_FOUND for who works for another organization by now, and where the record was
 * removed; APPLICATION_ERASED
 */
async function replay<T>(transaction: Queryable, actor: Actor, command: Command): Promise<Outcome<T> | undefined> {
  const [first] = await transaction
    .select({
      fingerprint: commands.fingerprint,
      organizationId: sql<string | null>`${commands.answer} ->> 'organizationId'`,
      isForgotten: sql<boolean>`${commands.answer} ? 'isForgotten'`,
      // As the same endpoint answered it: the fingerprint holds its method and path.
      data: dataOf<T>(),
      recordId: sql<string | null>`${commands.answer} -> 'data' ->> 'id'`,
      isErased: sql<boolean>`exists (select from ${applicationTombstones} where ${applicationTombstones.about} <> 'protocol' and ${applicationTombstones.id}::text in
        (${commands.answer} -> 'data' ->> 'id', ${commands.answer} -> 'data' ->> 'applicationId'))`,
    })
    .from(commands)
    .where(named(actor, command))
  if (!first) return undefined
  if (first.fingerprint !== command.fingerprint) throw new AppError('COMMAND_MISMATCH')
  if (first.organizationId !== actor.organizationId) throw new AppError('NOT_FOUND')
  if (first.isErased) throw new AppError('APPLICATION_ERASED')
  if (first.isForgotten || (!command.isRemoval && (await isRemoved(transaction, actor, first.recordId)))) {
    throw new AppError('NOT_FOUND')
  }
  return { data: first.data, isReplay: true }
}

/** By what devices are told, of whatever kind it is; of an owner’s answer, whichever organization the record is of. */
async function isRemoved(db: Queryable, { organizationId }: Actor, recordId: string | null): Promise<boolean> {
  if (recordId === null || !id().safeParse(recordId).success) return false
  const removed = await removedIn(db, entities, recordId)
  return organizationId === null ? removed.length > 0 : removed.includes(organizationId)
}

const named = ({ id }: Actor, { key }: Command) => and(eq(commands.userId, id), eq(commands.key, key))
