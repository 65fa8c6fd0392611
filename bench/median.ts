/** Of at least one value; the lower one of the two in the middle. */
export const median = (values: number[]) => percentile(values, 0.5)

/** The smallest value that this share of the values does not exceed (nearest rank). @throws when there is none */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}
