export interface CountLimits {
  least: number
  most: number
}

/** The whole number that somebody typed, within its limits; undefined when it is none. */
export function readCount(typed: string, { least, most }: CountLimits): number | undefined {
  const text = typed.trim()
  return /^\d{1,9}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : undefined
}

export const stepped = (value: number, by: 1 | -1, { least, most }: CountLimits): number =>
  Math.min(most, Math.max(least, value + by))
