/** What each document counts at least: its row and its file take room too, however small it is. */
export const LEAST_BYTES = 64 * 1024

/** What a document counts against the limits. */
export const weightOf = (size: number): number => Math.max(size, LEAST_BYTES)
