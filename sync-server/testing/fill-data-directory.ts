import { inject } from 'vitest'
import { copyData } from './prepared-data.ts'

/**
 * As a server that has run before left it, which spares the next one half of its start. Where the run's PostgreSQL is an
 * operator's there is nothing to copy, and a server that is started there sets its own up.
 */
export function fillDataDirectory(directory: string): void {
  const prepared = inject('preparedData')
  if (prepared) copyData(prepared, directory)
}
