import { and, eq, inArray, lte } from 'drizzle-orm'
import { activities, organizations, properties, residents } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import type { ResidentRow } from '#server/feed/rows/public-resident.ts'
import { forgetAnswers } from '#server/scope/forget-answers.ts'
import { residentDays } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { isTenancyDue, tenanciesOf } from '#shared/resident/tenancy-end.ts'
import { eraseAtEachHome } from './at-each-home.ts'
import { eraseApplication, lockForErasure } from './erase-application.ts'
import { leaveTombstones } from './leave-tombstones.ts'

/** Erases who lived in a home, and the application by which they came, from the day on that was announced. */
export async function eraseDueResidents(deps: Pick<Deps, 'db' | 'now' | 'log' | 'storage'>): Promise<void> {
  const isTold = lte(residents.erasesOn, dayAtHome(deps.now()))
  const homes = await deps.db.selectDistinct({ id: residents.propertyId }).from(residents).where(isTold)
  const ids = homes.map(({ id }) => id)
  await eraseAtEachHome(deps, 'residents', ids, eraseAtHome)
}

/** @returns how many, and where the bytes of their documents lie */
async function eraseAtHome(
  transaction: Queryable,
  propertyId: string,
  now: Date,
): Promise<{ erased: number; keys: string[] }> {
  // As everybody does who changes when somebody goes.
  const isIt = eq(properties.id, propertyId)
  const [home] = await transaction.select().from(properties).where(isIt).for('update')
  if (!home) return { erased: 0, keys: [] }
  const [organization] = await transaction
    .select({ chosenDays: organizations.residentDays })
    .from(organizations)
    .where(eq(organizations.id, home.organizationId))
  const days = residentDays(organization?.chosenDays ?? null, home.country)
  const there = await transaction.select().from(residents).where(eq(residents.propertyId, propertyId)).for('update')
  const due = tenanciesOf(there).filter((tenancy) => isTenancyDue(tenancy, days, dayAtHome(now)))
  const keys: string[] = []
  for (const tenancy of due) keys.push(...(await eraseTenancy(transaction, tenancy, now)))
  return { erased: due.flat().length, keys }
}

/** What stays names nobody: that there were some under these ids, and what was done about them when and by whom. */
async function eraseTenancy(
  transaction: Queryable,
  tenancy: readonly ResidentRow[],
  erasedAt: Date,
): Promise<string[]> {
  const ids = tenancy.map(({ id }) => id)
  const theirLines = and(eq(activities.recordType, 'resident'), inArray(activities.recordId, ids))
  await transaction.update(activities).set({ recordName: '' }).where(theirLines)
  await leaveTombstones(transaction, tenancy, { erasedAt, cause: 'due', about: 'resident' })
  await transaction.delete(residents).where(inArray(residents.id, ids))
  await forgetAnswers(transaction, ids)
  return eraseTheirApplication(transaction, tenancy, erasedAt)
}

/** Without them it would hold the home as an offer does by which nobody has come yet (resident/one-accepted-offer.ts). */
async function eraseTheirApplication(
  transaction: Queryable,
  tenancy: readonly ResidentRow[],
  at: Date,
): Promise<string[]> {
  const id = tenancy[0]?.applicationId
  const application = id ? await lockForErasure(transaction, id) : undefined
  return application ? eraseApplication(transaction, application, at, 'due') : []
}
