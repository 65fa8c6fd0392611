import { eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applicationProcesses, applications, organizations, properties } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { DAY_MS } from '#shared/day.ts'
import { keptDays } from '#shared/policy/retention.ts'
import { erasureDay, FORGOTTEN_DAYS, overFrom, unanswered } from '#shared/policy/unanswered.ts'
import { dayAtHome } from '#shared/resident/stay.ts'

/**
 * Says of each process from which day on those are erased who were never answered, for managers to read it in time; and of one that
 * goes on, or in which nobody waits any more, that there is none. Its version stays: nobody has to see it before they change it.
 */
export async function announceErasures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const today = dayAtHome(at)
  for (const { id, country, chosenDays, before, waiting, ...course } of await courses(db, at)) {
    const over = waiting > 0 ? overFrom(course, at) : null
    // Read only of those that would be over.
    const isForgotten = over !== null && !course.isClosed && !course.acceptedAt
    const touchedAt = isForgotten ? await lastTouched(db, id) : null
    const last = touchedAt ? overFrom({ ...course, lastStepAt: later(course.lastStepAt, touchedAt) }, at) : over
    const day = last && erasureDay(last, { days: keptDays(chosenDays, country), today, before })
    if (day === before) continue
    await db.update(applicationProcesses).set({ erasesOn: day }).where(eq(applicationProcesses.id, id))
  }
}

const later = (one: Date | null, other: Date) => (one && one > other ? one : other)

/** What has become of those in which somebody may have to be erased. */
const courses = (db: Queryable, now: Date) =>
  db
    .select({
      id: applicationProcesses.id,
      country: properties.country,
      chosenDays: organizations.retentionDays,
      before: applicationProcesses.erasesOn,
      isClosed: sql<boolean>`${isClosed}`,
      changedAt: applicationProcesses.updatedAt,
      acceptedAt: moment(sql`min(${applications.updatedAt}) filter (where ${isAccepted})`),
      lastStepAt: moment(sql`max(${applications.updatedAt})`),
      waiting: sql`count(*) filter (where ${inArray(applications.status, [...unanswered])})`.mapWith(Number),
    })
    .from(applicationProcesses)
    .innerJoin(properties, eq(properties.id, applicationProcesses.propertyId))
    .innerJoin(organizations, eq(organizations.id, applicationProcesses.organizationId))
    .leftJoin(applications, eq(applications.processId, applicationProcesses.id))
    .groupBy(applicationProcesses.id, properties.id, organizations.id)
    .having(or(isClosed, isNotNull(applicationProcesses.erasesOn), sql`bool_or(${isAccepted})`, isForgottenSince(now)))

/** When somebody last did something about its applications beside their status: documents were asked for, one came, a note was written. */
async function lastTouched(db: Queryable, processId: string): Promise<Date | null> {
  const [found] = await db
    .select({ at: moment(sql`max(greatest(${requestedAt}, ${arrivedAt}, ${notedAt}))`) })
    .from(applications)
    .where(eq(applications.processId, processId))
  return found?.at ?? null
}

const requestedAt = sql`(
  select max((request->>'requestedAt')::timestamptz) from jsonb_array_elements(${applications.documentRequests}) request
)`
const arrivedAt = sql`(
  select max((document->>'uploadedAt')::timestamptz)
  from jsonb_array_elements(${applications.mainRenters}) renter, jsonb_array_elements(renter->'documents') document
)`
const notedAt = sql`(
  select max(${applicationNotes.createdAt}) from ${applicationNotes} where ${applicationNotes.applicationId} = ${applications.id}
)`

const isClosed = eq(applicationProcesses.status, 'closed')
/** A step since would have it read in vain, and no more: `overFrom` has the rule. */
const isForgottenSince = (now: Date) =>
  lte(applicationProcesses.updatedAt, new Date(now.getTime() - FORGOTTEN_DAYS * DAY_MS))
const isAccepted = eq(applications.status, 'offer_accepted')

const moment = (value: SQL) => value.mapWith((at: unknown) => new Date(String(at))) as SQL<Date | null>
