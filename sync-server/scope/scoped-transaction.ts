import { eq, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { organizations, users } from '#server/db/schema.ts'
import { discardedObjects, sessions } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { removedIn } from '#server/feed/removed-in.ts'
import { type Mail, queueMail } from '#server/mail/outbox.ts'
import { newCode } from '#server/process/code/new-code.ts'
import { type RowOf, reaches, type ScopedTable, tenantAccessOf } from '#server/tenant/tenant-access.ts'
import type { CurrentState } from '#shared/application/manager/application.ts'
import type { Entity } from '#shared/feed/feed.ts'
import { insertActivity, type ListActivities, type Note, readLog } from './activity-log.ts'
import { asTable, createRowReader, lockRow, type RowReader, refusal, rowsOf, theOne, withinById } from './read-rows.ts'
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
  /**
   * Whose a row is and under which id never changes; where it has a version, that grows, unless it is no change that somebody has
   * to have seen. @throws AppError as `find` and `insert`
   */
  update: <T extends ScopedTable>(
    table: T,
    id: string,
    changes: ChangesOf<T>,
    how?: { keepsVersion: boolean },
  ) => Promise<RowOf<T>>
  /** @throws AppError as `find` */
  remove: (table: ScopedTable, id: string) => Promise<void>
  /** Organizations in which somebody removed such a record, whoever may see them. */
  removedIn: (entity: Entity, id: string) => Promise<readonly string[]>
  /** For a property or process: nobody else has it or gets it. */
  newCode: () => Promise<string>
  /** What somebody else made of a row meanwhile. */
  currentState: (row: Versioned) => Promise<CurrentState>
  /** Signs a person out everywhere. @throws AppError NOT_FOUND for somebody out of reach */
  endSessions: (userId: string) => Promise<void>
  /** Their bytes are removed from the storage some time after the transaction, whatever happens. */
  discardObjects: (keys: readonly string[]) => Promise<void>
  note: (note: Note) => Promise<void>
  listActivities: ListActivities
  /** Call `nudgeMailer` after the transaction. */
  queueMail: (mail: Mail) => Promise<void>
}

/** A record with its version, and who made it. */
interface Versioned {
  status?: string
  version: number
  changedBy: string | null
  updatedAt: Date
}

type ChangesOf<T extends ScopedTable> = Partial<Omit<T['$inferInsert'], 'id' | 'organizationId'>>

/** @throws AppError as `lockActor` */
export async function openScopedTransaction(
  transaction: Queryable,
  userId: string,
  now: () => Date,
): Promise<ScopedTransaction> {
  const actor = await lockActor(transaction, userId)
  const reach = tenantAccessOf(actor)
  const reader = createRowReader(transaction, reach)
  return {
    ...reader,
    actor,
    lock: (table, id) => lockRow(transaction, reach, table, id),
    async insert<T extends ScopedTable>(table: T, values: T['$inferInsert']) {
      const organizationId = ownerOf(table, values)
      if (!reaches(reach, organizationId)) throw new AppError('NOT_FOUND')
      await checkReferences(transaction, table, values, { organizationId, actorId: actor.id })
      // `T` says what fits the table; the query builder was told of no table in particular.
      const row = { ...values, ...('version' in table && { changedBy: actor.id }) }
      const inserted = transaction.insert(asTable(table)).values(row as never)
      return rowsOf<T>(await inserted.onConflictDoNothing().returning())[0]
    },
    async update<T extends ScopedTable>(table: T, id: string, changes: ChangesOf<T>, how = { keepsVersion: false }) {
      const { id: _, organizationId: __, ...kept } = changes as Record<string, unknown>
      const before = await lockRow(transaction, reach, table, id)
      await checkReferences(transaction, table, kept, { organizationId: ownerOf(table, before), actorId: actor.id })
      const values = {
        ...('updatedAt' in table && { updatedAt: now() }),
        ...kept,
        ...('version' in table && !how.keepsVersion && { version: sql`${table.version} + 1`, changedBy: actor.id }),
      }
      const changed = transaction.update(asTable(table)).set(values)
      const rows = await changed.where(withinById(reach, table, id)).returning()
      return theOne<T>(rows, () => refusal(transaction, table, id))
    },
    async remove(table, id) {
      await lockRow(transaction, reach, table, id)
      await transaction.delete(asTable(table)).where(withinById(reach, table, id))
    },
    removedIn: (entity, id) => removedIn(transaction, [entity], id),
    newCode: () => newCode(transaction),
    currentState: (row) => currentStateOf(transaction, row),
    async endSessions(personId) {
      await reader.find(users, personId)
      await transaction.delete(sessions).where(eq(sessions.userId, personId))
    },
    async discardObjects(keys) {
      if (keys.length === 0) return
      await transaction.insert(discardedObjects).values(keys.map((key) => ({ key, discardedAt: now() })))
    },
    async note(note) {
      if (!reaches(reach, note.organizationId)) throw new AppError('NOT_FOUND')
      await insertActivity(transaction, note, { actorId: actor.id, at: now() })
    },
    listActivities: (selection) => readLog(transaction, reach, selection),
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
  if (!actor || tenantAccessOf(actor) === 'nothing') throw new AppError('ACCESS_DENIED')
  return actor
}

/** Whose a row is; an organization belongs to itself. */
function ownerOf(table: ScopedTable, row: { id?: unknown; organizationId?: unknown }): string | null {
  const owner = table === organizations ? row.id : row.organizationId
  return typeof owner === 'string' ? owner : null
}

/** What a person is told who changed something that somebody else, of whatever organization, had changed meanwhile. */
async function currentStateOf(
  db: Queryable,
  { status, version, changedBy, updatedAt }: Versioned,
): Promise<CurrentState> {
  const names = { firstName: users.firstName, lastName: users.lastName }
  const [person] = changedBy ? await db.select(names).from(users).where(eq(users.id, changedBy)) : []
  const by = person ? `${person.firstName} ${person.lastName}` : null
  return { ...(status !== undefined && { status }), version, by, at: updatedAt.toISOString() }
}
