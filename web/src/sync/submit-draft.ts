import type { ApplyDatabase } from '#web/local/database.ts'
import { askForBackgroundSync } from './background-sync.ts'
import { nudge } from './nudge.ts'
import { type Seal, type Sealed, sealDraft } from './seal-draft.ts'

/** It takes a few milliseconds; should a browser not answer, nobody waits for it. */
const LONGEST_WISH_MS = 500

/** Seals a draft, and has it delivered by whoever can. */
export async function submitDraft(db: ApplyDatabase, seal: Seal): Promise<Sealed> {
  const sealed = await sealDraft(db, seal)
  if (sealed === 'changed_elsewhere') return sealed
  nudge()
  // Who closes the page at the first word of success shall not have to come back.
  await Promise.race([askForBackgroundSync(), new Promise((resolve) => setTimeout(resolve, LONGEST_WISH_MS))])
  return sealed
}
