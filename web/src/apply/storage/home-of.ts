import { externalProcess, type ProcessSummary, readProcess } from '#shared/process/process.ts'
import type { Draft } from './draft.ts'

/** The home that a draft is for, as the server described it; undefined while that is not known. */
export function homeOf({ home }: Pick<Draft, 'home'>): ProcessSummary | undefined {
  const record = externalProcess.safeParse(home)
  return record.success ? readProcess(record.data) : undefined
}
