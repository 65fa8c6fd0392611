import { eq } from 'drizzle-orm'
import { organizations, users } from '#server/db/schema.ts'
import { sessions } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { type Mail, queueMail } from '#server/mail/outbox.ts'
import { insertActivity, type Note } from './activity-log.ts'
import { type RowOf, reaches, reachOf, type ScopedTable } from './reach.ts'
import { asTable, createRowReader, lockRow, type RowReader, rowsOf, theOne, withinById } from './read-rows.ts'
import { checkReferences } from './references.ts'

/** Everything that belongs together, or nothing of it. */
export interface ScopedTransaction extends RowReader {
  /** Who does it, as the users table has them; active, and in the same place, until the end. */
  actor: typeof users.$inferSelect
  /** As `find`, and kept from being changed by others. */
  lock: RowReader['find']
  /**
   * Undefined when its id, or something else that must be unique, is taken.
   * @throws AppError NOT_FOUND for a row of an organization out of reach, or one that refers to another organization's
   */
  insert: <T extends ScopedTable>(table: T, values: T['$inferInsert']) => Promise<RowOf<T> | undefined>
  /** Whose a row is and under which id never changes. @throws AppError NOT_FOUND as `find` and `insert` */
  update: <T extends ScopedTable>(table: T, id: string, changes: ChangesOf<T>) => Promise<RowOf<T>>
  /** Signs a person out everywhere. @throws AppError NOT_FOUND for somebody out of reach */
  endSessions: (userId: string) => Promise<void>
  note: (note: Note) => Promise<void>
  /** Call `nudgeMailer` after the transaction. */
  queueMail: (mail: Mail) => Promise<void>
}

type ChangesOf<T extends ScopedTable> = Partial<Omit<T['$inferInsert'], 'id' | 'organizationId'>>

/** @throws AppError as `lockActor` */
export async function openScopedTransaction(
  transaction: Queryable,
  userId: string,
  now: () => Date,
): Promise<ScopedTransaction> {
  const actor = await lockActor(transaction, userId)
  const reach = reachOf(actor)
  const reader = createRowReader(transaction, reach)
  return {
    ...reader,
    actor,
    lock: (table, id) => lockRow(transaction, reach, table, id),
    async insert<T extends ScopedTable>(table: T, values: T['$inferInsert']) {
      const organizationId = ownerOf(table, values)
      if (!reaches(reach, organizationId)) throw new AppError('NOT_FOUND')
      await checkReferences(transaction, table, values, organizationId)
      // `T` says what fits the table; the query builder was told of no table in particular.
      const inserted = transaction.insert(asTable(table)).values(values as never)
      return rowsOf<T>(await inserted.onConflictDoNothing().returning())[0]
    },
    async update<T extends ScopedTable>(table: T, id: string, changes: ChangesOf<T>) {
      const { id: _, organizationId: __, ...kept } = changes as Record<string, unknown>
      const before = await lockRow(transaction, reach, table, id)
      await checkReferences(transaction, table, kept, ownerOf(table, before))
      const values = 'updatedAt' in table ? { updatedAt: now(), ...kept } : kept
      const changed = transaction.update(asTable(table)).set(values)
      return theOne<T>(await changed.where(withinById(reach, table, id)).returning())
    },
    async endSessions(personId) {
      await reader.find(users, personId)
      await transaction.delete(sessions).where(eq(sessions.userId, personId))
    },
    async note(note) {
      if (!reaches(reach, note.organizationId)) throw new AppError('NOT_FOUND')
      await insertActivity(transaction, note, { actorId: actor.id, at: now() })
    },
    queueMail: (mail) => queueMail(transaction, mail),
  }
}

/**
 * Looks once more who acts, and keeps them so until the end: nothing is written by somebody who was locked out while
 * the request was under way.
 * @throws AppError ACCOUNT_DEACTIVATED, or ACCESS_DENIED for who has no reach any more
 */
async function lockActor(transaction: Queryable, userId: string): Promise<typeof users.$inferSelect> {
  const [actor] = await transaction.select().from(users).where(eq(users.id, userId)).for('share')
  if (actor && !actor.isActive) throw new AppError('ACCOUNT_DEACTIVATED')
  if (!actor || reachOf(actor) === 'nothing') throw new AppError('ACCESS_DENIED')
  return actor
}

/** Whose a row is; an organization belongs to itself. */
function ownerOf(table: ScopedTable, row: { id?: unknown; organizationId?: unknown }): string | null {
  const owner = table === organizations ? row.id : row.organizationId
  return typeof owner === 'string' ? owner : null
}
