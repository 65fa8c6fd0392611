import { and, eq, inArray, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applicationProcesses, applications, organizations, properties, residents } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { removeGone } from '#server/document/storage/document-storage.ts'
import { settledStatuses } from '#shared/application/status.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { keptDays } from '#shared/policy/retention.ts'
import { unanswered } from '#shared/policy/unanswered.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { eraseApplication, lockForErasure } from './erase-application.ts'

const BATCH = 100

/**
 * Erases rejected and withdrawn applications whose time is over, as their organization has chosen or the country of the home has it; and
 * those that nobody answered, from the day on that was announced. One that became anybody's home is never among them. Their documents
 * go with them; bytes that cannot be removed now are the cleaner's.
 */
export async function eraseDueApplications({
  db,
  now,
  log,
  storage,
}: Pick<Deps, 'db' | 'now' | 'log' | 'storage'>): Promise<void> {
  for (;;) {
    const due = await findDue(db, now())
    let erased = 0
    for (const id of due) {
      try {
        const keys = await eraseIfStillDue(db, id, now())
        if (keys) erased += 1
        await removeGone(storage, keys ?? [])
      } catch (error) {
        // One that fails must not keep the others.
        const name = error instanceof Error ? error.name : 'unknown'
        log({ level: 'error', event: 'application_kept', applicationId: id, name })
      }
    }
    if (erased > 0) log({ level: 'info', event: 'applications_erased', count: erased })
    if (due.length < BATCH || erased === 0) return
  }
}

/** Somebody may have resubmitted it, or opened its process again, since it was found. */
const eraseIfStillDue = (db: Deps['db'], id: string, now: Date): Promise<string[] | undefined> =>
  inTransaction(db, async (transaction) => {
    const application = await lockForErasure(transaction, id)
    if (!application || (await findDue(transaction, now, id)).length === 0) return undefined
    return eraseApplication(transaction, application, now, 'due')
  })

async function findDue(db: Queryable, now: Date, only?: string): Promise<string[]> {
  const isSettled = inArray(applications.status, [...settledStatuses])
  const isForgotten = and(
    inArray(applications.status, [...unanswered]),
    lte(applicationProcesses.erasesOn, dayAtHome(now)),
  )
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(organizations, eq(organizations.id, applications.organizationId))
    .innerJoin(applicationProcesses, eq(applicationProcesses.id, applications.processId))
    .innerJoin(properties, eq(properties.id, applicationProcesses.propertyId))
    .where(
      and(
        or(isSettled, isForgotten),
        isOver(now),
        notExists(db.select({ id: residents.id }).from(residents).where(eq(residents.applicationId, applications.id))),
        only === undefined ? undefined : eq(applications.id, only),
      ),
    )
    .orderBy(applications.updatedAt, applications.id)
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Counted from the decision, which is the last change of the status, or from when it came. */
const isOver = (now: Date): SQL | undefined =>
  or(
    ...homeCountries.map((country) => {
      const days = sql`coalesce(${organizations.retentionDays}, ${keptDays(null, country)}::int)`
      return and(
        eq(properties.country, country),
        lt(applications.updatedAt, sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`),
      )
    }),
  )
