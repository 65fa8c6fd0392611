import type { CalendarDate } from '#shared/dates.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The latest day that it is anywhere on earth: a birth "today" in Auckland must not lie in the server's future. */
export const latestDay = (now: Date): CalendarDate => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
