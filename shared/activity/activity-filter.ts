import * as z from 'zod/mini'
import { calendarDate } from '#shared/dates.ts'
import type { IssueCode } from '#shared/issues.ts'
import { endOfDay, startOfDay } from '#shared/resident/stay.ts'
import { id } from '#shared/text.ts'
import { type Activity, activitySubjects, kindsAbout } from './activity.ts'

/** Which lines of the log are looked for: what is not said is not asked. Days are those where homes are let, the last one included. */
export const activityFilter = z.object({
  subject: z.optional(z.enum(activitySubjects, { error: 'invalid' satisfies IssueCode })),
  /** Who did it. */
  actorId: z.optional(id()),
  from: z.optional(calendarDate('date_invalid')),
  to: z.optional(calendarDate('date_invalid')),
  /** What others did to a record that who asks had a line about before. Only a server knows: a device has a part of the log. */
  concerns: z.optional(z.enum(['me'], { error: 'invalid' satisfies IssueCode })),
})
export type ActivityFilter = z.output<typeof activityFilter>

/** As the server looks for them (sync-server/activity/routes.ts), for lines that lie on a device; but for `concerns`. */
export function fitting({ subject, actorId, from, to }: ActivityFilter): (activity: Activity) => boolean {
  const kinds = subject && new Set(kindsAbout(subject))
  const [begin, end] = [from && startOfDay(from), to && endOfDay(to)]
  return ({ kind, actor, at }) => {
    const moment = Date.parse(at)
    return (
      (!kinds || kinds.has(kind)) &&
      (!actorId || actor.id === actorId) &&
      (!begin || moment >= begin.getTime()) &&
      (!end || moment < end.getTime())
    )
  }
}
