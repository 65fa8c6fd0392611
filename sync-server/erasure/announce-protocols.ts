import { eq, isNotNull, or, sql } from 'drizzle-orm'
import { handoverProtocols } from '#server/db/handover-schema.ts'
import { organizations, properties } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { afterDays, type CalendarDate } from '#shared/dates.ts'
import type { End, Kept } from '#shared/handover/end/protocol-end.ts'
import { homeCountries } from '#shared/home-countries.ts'
import { protocolDays, TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import { toldDay } from '#shared/policy/told-day.ts'
import { dayAtHome } from '#shared/resident/stay.ts'
import { toldOf } from '#shared/resident/tenancy-end.ts'
import { atEachHome } from './at-each-home.ts'
import { endsAtHome } from './ends-at-home.ts'

/** So long before the time of one is over its home is looked at: whoever it is told to has the month that is promised. */
const LOOKED_AT_AHEAD_DAYS = 2 * TENANCY_NOTICE_DAYS

/**
 * Says of each handover whose time is over, or soon will be, from which day on it is erased, or why it stays. Its version stays: nobody has to see it
 * before they declare it void.
 */
export async function announceProtocols({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const today = dayAtHome(now())
  await atEachHome({ log }, 'protocols', await homesToLookAt(db, today), async (propertyId) => {
    for (const end of await endsAtHome(db, propertyId, today)) await announce(db, end, today)
  })
}

async function announce(db: Queryable, { protocols, over, day, because }: End<Announced>, today: CalendarDate) {
  const erasesOn = day && toldDay(day, { today, before: toldOf(protocols), notice: TENANCY_NOTICE_DAYS })
  const staysBecause = over <= afterDays(today, LOOKED_AT_AHEAD_DAYS) ? because : null
  const said = { erasesOn, staysBecause }
  for (const each of protocols) {
    if (each.erasesOn === erasesOn && each.staysBecause === staysBecause) continue
    await db.update(handoverProtocols).set(said).where(eq(handoverProtocols.id, each.id))
  }
}

type Announced = Kept & Pick<typeof handoverProtocols.$inferSelect, 'staysBecause'>

/** Those in which the time of a handover is over, or soon will be, and those of which something was told. */
async function homesToLookAt(db: Deps['db'], today: CalendarDate): Promise<string[]> {
  const usual = homeCountries.map(
    (country) => sql`when ${properties.country} = ${country} then ${protocolDays(null, country)}::integer`,
  )
  const days = sql`greatest(${organizations.residentDays}, case ${sql.join(usual, sql` `)} end)`
  const isNear = sql`${handoverProtocols.date} + ${days} <= ${afterDays(today, LOOKED_AT_AHEAD_DAYS)}::date`
  const isTold = or(isNotNull(handoverProtocols.erasesOn), isNotNull(handoverProtocols.staysBecause))
  const found = await db
    .selectDistinct({ id: properties.id })
    .from(handoverProtocols)
    .innerJoin(properties, eq(properties.id, handoverProtocols.propertyId))
    .innerJoin(organizations, eq(organizations.id, handoverProtocols.organizationId))
    .where(or(isNear, isTold))
  return found.map(({ id }) => id)
}
