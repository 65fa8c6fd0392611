import type { CalendarDate } from '#shared/dates.ts'

/** The last day of a permit counts. @param until empty where nothing was said; absent of what is older than the question */
export const isPermitOver = (until: string | undefined, today: CalendarDate): boolean =>
  until !== undefined && until !== '' && until < today
