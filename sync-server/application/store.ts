import { eq, sql } from 'drizzle-orm'
import { oncePer } from '#server/db/once-per.ts'
import { questionnaires } from '#server/db/questionnaire-schema.ts'
import { applications, organizations } from '#server/db/schema.ts'
import { applicationTombstones } from '#server/db/server-schema.ts'
import type { Queryable, Readable } from '#server/deps.ts'

export type ApplicationRow = typeof applications.$inferSelect
/** What a delivery of the same application needs to know of it. */
export type ReceivedRow = Pick<
  ApplicationRow,
  'id' | 'reference' | 'createdAt' | 'fingerprint' | 'isCompleted' | 'confirmationMail' | 'leftOut'
>
export type NewApplication = typeof applications.$inferInsert
export type QuestionnaireRow = typeof questionnaires.$inferSelect
export type NewQuestionnaire = typeof questionnaires.$inferInsert

export async function findApplication(db: Queryable, id: string): Promise<ApplicationRow | undefined> {
  return (await db.select().from(applications).where(eq(applications.id, id)))[0]
}

export async function findQuestionnaire(db: Queryable, id: string): Promise<QuestionnaireRow | undefined> {
  return (await db.select().from(questionnaires).where(eq(questionnaires.id, id)))[0]
}

export const findReceived = async (db: Readable, id: string): Promise<ReceivedRow | undefined> =>
  (await received(db).execute({ id }))[0]

const received = oncePer((db: Readable) => {
  const { id, reference, createdAt, fingerprint, isCompleted, confirmationMail, leftOut } = applications
  const query = db
    .select({ id, reference, createdAt, fingerprint, isCompleted, confirmationMail, leftOut })
    .from(applications)
  return query.where(eq(id, sql.placeholder('id'))).prepare('received')
})

/** Whether an application or questionnaire under this id was received once, and erased since. */
export const isErased = async (db: Readable, id: string): Promise<boolean> =>
  (await erased(db).execute({ id })).length > 0

const erased = oncePer((db: Readable) => {
  const query = db.select().from(applicationTombstones)
  return query.where(eq(applicationTombstones.id, sql.placeholder('id'))).prepare('erased')
})

/** Fails when the id or the reference is taken (`isTaken`); waits for a transaction that is about to take it. */
export const insertApplication = (db: Queryable, row: NewApplication) => db.insert(applications).values(row)

/** Whether an insertion failed because there is one with this id, or reference. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && /^applications_(pkey|reference)/.test(String(error.constraint))

/** Whose a questionnaire without a process is: of the one organization, where there is only one. Among several nobody can tell. */
export async function onlyOrganization(db: Queryable): Promise<string | undefined> {
  const found = await db.select({ id: organizations.id }).from(organizations).limit(2)
  return found.length === 1 ? found[0]?.id : undefined
}

/** Undefined when the id or the reference is taken; waits for a transaction that is about to take it. */
export async function insertQuestionnaire(db: Queryable, row: NewQuestionnaire): Promise<QuestionnaireRow | undefined> {
  return (await db.insert(questionnaires).values(row).onConflictDoNothing().returning())[0]
}
