/** What each document counts at least: its row and its file take room too, however small it is. */
export const LEAST_BYTES = 64 * 1024

/** What a document counts against the limits. */
export const weightOf = (size: number): number => Math.max(size, LEAST_BYTES)

interface Announced {
  size: number
  storedAt: Date | null
  /** Null until its address is over. */
  arrivedBytes: number | null
}

/** One that has not arrived counts whole until its address is over, and then as much as came: nothing where nothing did. */
export const countedOf = ({ size, storedAt, arrivedBytes }: Announced): number => {
  if (storedAt || arrivedBytes === null) return weightOf(size)
  return arrivedBytes === 0 ? 0 : weightOf(arrivedBytes)
}
