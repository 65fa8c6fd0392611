/** Of a day that is as long as a day mostly is. On its own: the first page of all asks for nothing else of a calendar. */
export const DAY_MS = 24 * 60 * 60_000
