import { externalProcess, readProcess } from '#shared/process/process.ts'
import type { Draft } from '#web/local/draft.ts'

/** Of the home a draft is for; empty while that is not known. */
export function addressOf({ home }: Pick<Draft, 'home'>): string {
  const record = externalProcess.safeParse(home)
  return (record.success && readProcess(record.data)?.address) || ''
}
