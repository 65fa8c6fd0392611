import { externalProcess, readProcess } from '#shared/process/process.ts'
import type { Draft } from '#web/local/draft.ts'
import { selectProcess, selectRentObject } from '#web/local/selection.ts'

/** Chooses a draft's home again, so that the questionnaire opens this very draft. */
export function goToDraft({ home }: Pick<Draft, 'home'>): void {
  const record = externalProcess.safeParse(home)
  if (!record.success) return
  selectProcess(record.data)
  const process = readProcess(record.data)
  if (process) selectRentObject(process)
}
