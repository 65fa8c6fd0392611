import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { organizations, properties, residents } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import type { CalendarDate } from '#shared/dates.ts'
import { residentDays } from '#shared/policy/retention.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { tenanciesOf, tenancyErasedFrom } from '#shared/resident/tenancy-end.ts'
import { atEachHome } from './at-each-home.ts'

/**
 * Says of each who moved out from which day on they are erased, for managers to read it in time; and of whose tenancy goes on by now that there
 * is none. Their version stays: nobody has to see it before they change them.
 */
export async function announceTenancies({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const today = dayAtHome(now())
  const homes = Map.groupBy(await ended(db), ({ propertyId }) => propertyId)
  await atEachHome({ log }, 'residents', homes.keys(), async (propertyId) => {
    for (const tenancy of tenanciesOf(homes.get(propertyId) ?? [])) await announce(db, tenancy, today)
  })
}

async function announce(db: Deps['db'], tenancy: readonly Ended[], today: CalendarDate): Promise<void> {
  const [first] = tenancy
  if (!first) return
  const day = tenancyErasedFrom(tenancy, residentDays(first.chosenDays, first.country), today)
  const others = tenancy.filter(({ erasesOn }) => erasesOn !== day)
  for (const { id, moveOutDate } of others) {
    // Somebody may have given them another last day meanwhile: then it is told by the next look.
    const isSame = moveOutDate === null ? undefined : eq(residents.moveOutDate, moveOutDate)
    await db
      .update(residents)
      .set({ erasesOn: day })
      .where(and(eq(residents.id, id), isSame))
  }
}

type Ended = Awaited<ReturnType<typeof ended>>[number]

/** All of each home of whom somebody has a last day, or a day on which they are erased. */
function ended(db: Queryable) {
  const isEnded = or(isNotNull(residents.moveOutDate), isNotNull(residents.erasesOn))
  const homes = db.select({ id: residents.propertyId }).from(residents).where(isEnded)
  return db
    .select({
      id: residents.id,
      propertyId: residents.propertyId,
      firstName: residents.firstName,
      lastName: residents.lastName,
      email: residents.email,
      applicationId: residents.applicationId,
      moveInDate: residents.moveInDate,
      moveOutDate: residents.moveOutDate,
      erasesOn: residents.erasesOn,
      country: properties.country,
      chosenDays: organizations.residentDays,
    })
    .from(residents)
    .innerJoin(properties, eq(properties.id, residents.propertyId))
    .innerJoin(organizations, eq(organizations.id, residents.organizationId))
    .where(inArray(residents.propertyId, homes))
}
