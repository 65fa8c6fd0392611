import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { activities, applicationProcesses, applications, residents } from '#server/db/schema.ts'
import type { ApplicationRow } from '#server/feed/rows/public-application.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import { holdsHome, type Stay } from '#shared/resident/stay.ts'

/** An application whose offer was accepted, and who wants to live there because of it. */
interface Accepted {
  propertyId: string
  applicationId: string
  /** Undefined while nobody has said when they move in. */
  stay: Stay | undefined
}

/**
 * One home, one accepted offer at a time, of whatever process. The home is free again from the day on which all who came by the
 * other offer have moved out, and at once where they never moved in. To be called under the lock of the property.
 * @throws AppError HOME_TAKEN, with the offer that stands
 */
export async function checkHomeIsFree(
  scoped: ScopedTransaction,
  { propertyId, applicationId, stay }: Accepted,
): Promise<void> {
  const others = (await acceptedOffers(scoped, propertyId)).filter(({ id }) => id !== applicationId)
  if (others.length === 0) return
  const people = await scoped.select(residents, {
    where: inArray(
      residents.applicationId,
      others.map(({ id }) => id),
    ),
    orderBy: [residents.id],
  })
  const staysOf = Map.groupBy(people, (person) => person.applicationId)
  const standing = others.find(({ id }) => holdsHome(staysOf.get(id) ?? [], stay))
  if (standing) throw new AppError('HOME_TAKEN', { current: await stateOf(scoped, standing) })
}

/** Oldest first. */
export async function acceptedOffers(
  scoped: Pick<ScopedTransaction, 'select'>,
  propertyId: string,
): Promise<ApplicationRow[]> {
  const processes = await scoped.select(applicationProcesses, {
    where: eq(applicationProcesses.propertyId, propertyId),
    orderBy: [applicationProcesses.id],
  })
  const ids = processes.map(({ id }) => id)
  const accepted = and(eq(applications.status, 'offer_accepted'), inArray(applications.processId, ids))
  return scoped.select(applications, { where: accepted, orderBy: [applications.createdAt, applications.id] })
}

/** Who noted that the offer was accepted, and when: what was done to the application since is nobody's question. */
async function stateOf(scoped: ScopedTransaction, application: ApplicationRow) {
  const where = and(eq(activities.recordId, application.id), eq(activities.kind, 'offer_accepted'))
  const { rows } = await scoped.listActivities({ where, paging: { limit: 1, offset: 0 } })
  const [noted] = rows
  const [renter] = application.mainRenters
  return {
    ...(await scoped.currentState(application)),
    ...(noted && { by: `${noted.firstName} ${noted.lastName}`, at: noted.activity.createdAt.toISOString() }),
    other: { id: application.id, name: renter ? `${renter.firstName} ${renter.lastName}` : '' },
  }
}
