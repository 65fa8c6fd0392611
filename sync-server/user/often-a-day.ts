import { and, gt, type SQL } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { activities } from '#server/db/schema.ts'
import type { Scope } from '#server/scope/scope.ts'
import { DAY_MS } from '#shared/day.ts'

interface Often {
  /** Lines of the log that count. */
  what: SQL | undefined
  most: number
  now: Date
}

/** @throws AppError RATE_LIMITED where the log tells of so many within a day */
export async function checkOften(scope: Pick<Scope, 'listActivities'>, { what, most, now }: Often): Promise<void> {
  const where = and(what, gt(activities.createdAt, new Date(now.getTime() - DAY_MS)))
  const { meta } = await scope.listActivities({ where, paging: { limit: 1, offset: 0 } })
  if (meta.total >= most) throw new AppError('RATE_LIMITED', { retryAfterSeconds: DAY_MS / 1000 })
}
