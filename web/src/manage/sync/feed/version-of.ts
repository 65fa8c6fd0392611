import * as z from 'zod/mini'

const versioned = z.looseObject({ version: z.number() })

/** Of a record as it lies here; 0 for one without versions. */
export function versionOf(row: unknown): number {
  const { data } = versioned.safeParse(row)
  return data?.version ?? 0
}
