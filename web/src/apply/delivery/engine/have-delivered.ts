import { type Seal, type Sealed, sealDraft, wasSealed } from '#web/apply/delivery/seal/seal-draft.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import { untilChanged } from '#web/apply/storage/documents/while-changing.ts'
import { createSignal } from '#web/kit/device/signal.ts'

/** So long another tab may take from its last save to its own submission. */
const OTHERS_MS = 2_000
const LOOK_EVERY_MS = 100

/** Seals a draft, and has it delivered by whoever can. */
export async function submitDraft(db: ApplyDatabase, seal: Seal): Promise<Sealed> {
  await untilChanged(seal.draftId)
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

/** Something was put into the outbox, or a person wants it tried at once. */
export const { tell: nudge, watch: onNudge } = createSignal()

/** It takes a few milliseconds; should a browser not answer, nobody waits for it. */
const LONGEST_WISH_MS = 500

/** Has what was just sealed delivered by whoever can, with this page open or not. */
export async function haveDelivered(): Promise<void> {
  nudge()
  // Who closes the page at the first word of success shall not have to come back.
  await Promise.race([askForBackgroundSync(), new Promise((resolve) => setTimeout(resolve, LONGEST_WISH_MS))])
}

export const SYNC_TAG = 'deliver'
const TWELVE_HOURS_MS = 12 * 60 * 60_000

/** Not in TypeScript's library: Background Sync and Periodic Background Sync, where the browser has them. */
export interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> }
  periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> }
}

/**
 * Asks the browser to wake the service worker when there is a network, with no page open. Asked again with every
 * sealing and every page load, because a browser forgets after some failures.
 */
export async function askForBackgroundSync(): Promise<boolean> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined
  // First what matters: the page may be closed at any moment.
  const isAgreed = await registration?.sync?.register(SYNC_TAG).then(
    () => true,
    () => false,
  )
  // Refused or absent: then the pages deliver alone.
  await registration?.periodicSync?.register(SYNC_TAG, { minInterval: TWELVE_HOURS_MS }).catch(() => undefined)
  return isAgreed ?? false
}
