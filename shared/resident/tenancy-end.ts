import { afterDays, type CalendarDate } from '#shared/dates.ts'
import { TENANCY_NOTICE_DAYS } from '#shared/policy/retention.ts'
import { toldDay } from '#shared/policy/told-day.ts'
import { isBeyond } from './day-of-tenancy.ts'
import { isSamePerson, type Person } from './same-person.ts'
import { type Stay, stayOn } from './stay.ts'

/** One of a tenancy, and the day on which it was told that they are erased. */
export interface Tenant extends Stay, Person, Told {
  id: string
  applicationId: string | null
}

interface Told {
  erasesOn: CalendarDate | null
}

/**
 * Of one home. Who came by one application has one tenancy, also where one of them came back and was added by hand: what they sent is
 * that of somebody who lives there. Of who was added by hand else nobody knows with whom they had theirs.
 */
export const tenanciesOf = <M extends Tenant>(ofHome: readonly M[]): M[][] => {
  const cameBack = (each: M) => ofHome.find((other) => other.applicationId !== null && isSamePerson(other, each))
  return [...Map.groupBy(ofHome, (each) => each.applicationId ?? cameBack(each)?.applicationId ?? each.id).values()]
}

/** The day on which the last of them had gone; null while one lives there, is to come, or has no last day. */
export function lastDayOf(tenancy: readonly Stay[], today: CalendarDate): CalendarDate | null {
  let last: CalendarDate | null = null
  for (const stay of tenancy) {
    // What an earlier version took as a day is none: days compare as text.
    if (stay.moveOutDate === null || isBeyond(stay.moveOutDate) || stayOn(stay, today) !== 'gone') return null
    if (last === null || stay.moveOutDate > last) last = stay.moveOutDate
  }
  return last
}

/** From which day on they are erased together; null for who is not. @param days after the last day */
export function tenancyErasedFrom(tenancy: readonly Tenant[], days: number, today: CalendarDate): CalendarDate | null {
  const last = lastDayOf(tenancy, today)
  if (last === null) return null
  return toldDay(afterDays(last, days), { today, before: toldOf(tenancy), notice: TENANCY_NOTICE_DAYS })
}

/** Whether they may be erased now: it was told of each of them, and no last day has become another since. */
export function isTenancyDue(tenancy: readonly Tenant[], days: number, today: CalendarDate): boolean {
  const [last, told] = [lastDayOf(tenancy, today), toldOf(tenancy)]
  return last !== null && told !== null && told <= today && afterDays(last, days) <= today
}

/** Until when they are kept, also where a later day was told; null for who stays. @param days after the last day */
export function keptUntil(tenancy: readonly Tenant[], days: number, today: CalendarDate): CalendarDate | null {
  const last = lastDayOf(tenancy, today)
  if (last === null) return null
  return [afterDays(last, days), ...tenancy.flatMap(({ erasesOn }) => erasesOn ?? [])].toSorted().at(-1) ?? null
}

/** The latest that was told; null where it was not told of one of them. */
export function toldOf(tenancy: readonly Told[]): CalendarDate | null {
  let told: CalendarDate | null = null
  for (const { erasesOn } of tenancy) {
    if (erasesOn === null) return null
    if (told === null || erasesOn > told) told = erasesOn
  }
  return told
}
