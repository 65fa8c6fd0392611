import { eq } from 'drizzle-orm'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { applications } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type NewApplication = typeof applications.$inferInsert
export type QuestionnaireRow = typeof questionnaires.$inferSelect
export type NewQuestionnaire = typeof questionnaires.$inferInsert

export async function findApplication(db: Queryable, id: string): Promise<ApplicationRow | undefined> {
  return (await db.select().from(applications).where(eq(applications.id, id)))[0]
}

export async function findQuestionnaire(db: Queryable, id: string): Promise<QuestionnaireRow | undefined> {
  return (await db.select().from(questionnaires).where(eq(questionnaires.id, id)))[0]
}

/** Whether an application or questionnaire under this id was received once, and erased since. */
export const isErased = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.select().from(applicationTombstones).where(eq(applicationTombstones.id, id))).length > 0

/** Undefined when the id or the reference is taken; waits for a transaction that is about to take it. */
export async function insertApplication(db: Queryable, row: NewApplication): Promise<ApplicationRow | undefined> {
  return (await db.insert(applications).values(row).onConflictDoNothing().returning())[0]
}

/** Undefined when the id or the reference is taken; waits for a transaction that is about to take it. */
export async function insertQuestionnaire(db: Queryable, row: NewQuestionnaire): Promise<QuestionnaireRow | undefined> {
  return (await db.insert(questionnaires).values(row).onConflictDoNothing().returning())[0]
}
