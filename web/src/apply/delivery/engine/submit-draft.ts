import { type Seal, type Sealed, sealDraft, wasSealed } from '#web/apply/delivery/seal/seal-draft.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import { haveDelivered } from './have-delivered.ts'

/** So long another tab may take from its last save to its own submission. */
const OTHERS_MS = 2_000
const LOOK_EVERY_MS = 100

/** Seals a draft, and has it delivered by whoever can. */
export async function submitDraft(db: ApplyDatabase, seal: Seal): Promise<Sealed> {
  const sealed = await sealDraft(db, seal)
  if (sealed === 'changed_elsewhere') return (await isSealedSoon(db, seal.draftId)) ? 'already_sealed' : sealed
  await haveDelivered()
  return sealed
}

/** Another tab, in which the same person pressed at the same moment, was a little ahead. */
async function isSealedSoon(db: ApplyDatabase, draftId: string): Promise<boolean> {
  for (let waited = 0; waited <= OTHERS_MS; waited += LOOK_EVERY_MS) {
    if (await wasSealed(db, draftId)) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return false
}
