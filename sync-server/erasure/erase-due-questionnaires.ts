import { eq, lt, sql } from 'drizzle-orm'
import type { QuestionnaireRow } from '#server/application/store.ts'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { organizations } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import type { ErasureCause } from '#shared/policy/erasures.ts'
import { leaveTombstones } from './leave-tombstones.ts'

/**
 * Erases questionnaires without a process some days after they came: nobody decides about them, so there is no other moment to
 * count from. As their organization has chosen, where there is one that did; `days` otherwise.
 */
export async function eraseDueQuestionnaires(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  days: number,
): Promise<void> {
  const at = now()
  const chosen = db
    .select({ days: organizations.retentionDays })
    .from(organizations)
    .where(eq(organizations.id, questionnaires.organizationId))
  const kept = sql`make_interval(days => coalesce(${chosen}, ${days}::int))`
  const isOver = lt(questionnaires.createdAt, sql`${at.toISOString()}::timestamptz - ${kept}`)
  const { id, organizationId } = questionnaires
  const due = await db.select({ id, organizationId }).from(questionnaires).where(isOver)
  for (const each of due) await db.transaction((transaction) => eraseQuestionnaire(transaction, each, at, 'due'))
  if (due.length > 0) log({ level: 'info', event: 'questionnaires_erased', count: due.length })
}

/** Kept from being erased twice at once. */
export async function lockQuestionnaire(transaction: Queryable, id: string): Promise<QuestionnaireRow | undefined> {
  return (await transaction.select().from(questionnaires).where(eq(questionnaires.id, id)).for('update'))[0]
}

/** With the mail that confirmed it; there are no documents or notes of one. Its id stays, so that its sender's phone is told. @returns where its bytes lie */
export async function eraseQuestionnaire(
  transaction: Queryable,
  { id, organizationId }: Pick<QuestionnaireRow, 'id' | 'organizationId'>,
  erasedAt: Date,
  cause: ErasureCause,
): Promise<[]> {
  await leaveTombstones(transaction, [{ id, organizationId }], { erasedAt, cause })
  await transaction.delete(mails).where(eq(mails.applicationId, id))
  await transaction.delete(questionnaires).where(eq(questionnaires.id, id))
  return []
}
