import { db } from '#web/apply/storage/database.ts'

/** Of this tab, by owner. */
const running = new Map<string, Set<Promise<unknown>>>()

/**
 * For as long as a document is made anew: what its owner sends waits for it, in every tab, so that nobody gets what somebody has
 * just covered. Should that end before it is done, the document says so.
 * @returns what was done
 */
export async function whileChanging<T>(
  { id, ownerId }: { id: string; ownerId: string },
  change: () => Promise<T>,
): Promise<T> {
  const changing = mark(id, change)
  const ofOwner = running.get(ownerId) ?? new Set()
  running.set(ownerId, ofOwner.add(changing))
  // Where a browser refuses them, the other tabs know nothing of it.
  locks()
    ?.request(lockOf(ownerId), { mode: 'shared' }, () => changing.catch(() => {}))
    .catch(() => {})
  try {
    return await changing
  } finally {
    ofOwner.delete(changing)
  }
}

async function mark<T>(id: string, change: () => Promise<T>): Promise<T> {
  await db.docs.update(id, { isChanging: true })
  try {
    return await change()
  } finally {
    await db.docs.update(id, { isChanging: undefined }).catch(() => {})
  }
}

/** Waits for what is being changed of an owner's documents. */
export async function untilChanged(ownerId: string): Promise<void> {
  const changing = running.get(ownerId)
  if (changing) await Promise.allSettled(changing)
  await locks()
    ?.request(lockOf(ownerId), async () => {})
    .catch(() => {})
}

const lockOf = (ownerId: string) => `changing:${ownerId}`

const locks = (): LockManager | undefined => globalThis.navigator?.locks
