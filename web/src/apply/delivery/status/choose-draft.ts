import { externalProcess, readProcess } from '#shared/process/process.ts'
import { choosePendingCode, selectProcess, selectRentObject } from '#web/apply/selection/selection.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Draft } from '#web/apply/storage/draft.ts'

/** Chooses a draft's home again, and makes it the newest of that home: the questionnaire then opens this very draft. */
export async function chooseDraft({ id, home, code, processId }: Draft): Promise<void> {
  await db.drafts.update(id, { updatedAt: Date.now() })
  if (!processId && code) return choosePendingCode(code)
  const record = externalProcess.safeParse(home)
  if (!record.success) return
  selectProcess(record.data)
  selectRentObject(readProcess(record.data))
}
