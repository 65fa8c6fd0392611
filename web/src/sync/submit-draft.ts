import type { ApplyDatabase } from '#web/local/database.ts'
import { askForBackgroundSync } from './background-sync.ts'
import { nudge } from './nudge.ts'
import { type Seal, type Sealed, sealDraft } from './seal-draft.ts'

/** Seals a draft, and has it delivered by whoever can. */
export async function submitDraft(db: ApplyDatabase, seal: Seal): Promise<Sealed> {
  const sealed = await sealDraft(db, seal)
  if (sealed === 'changed_elsewhere') return sealed
  nudge()
  void askForBackgroundSync()
  return sealed
}
