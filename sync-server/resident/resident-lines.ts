import type { ResidentRow } from '#server/feed/rows/public-resident.ts'
import type { Written } from '#server/scope/served-command.ts'

/** As a record of the log. */
export const residentOf = (row: unknown) => {
  const { id, firstName, lastName } = row as ResidentRow
  return { type: 'resident' as const, id, name: `${firstName} ${lastName}` }
}

/** A line for each who is new. */
export const linesOfNew = (written: readonly Written[]) =>
  written.flatMap(({ entity, how, row }) =>
    entity === 'resident' && how === 'insert' ? [{ kind: 'resident_added' as const, record: residentOf(row) }] : [],
  )
