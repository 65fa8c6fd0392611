import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { removeGone } from '#server/document/storage/document-storage.ts'

/** What somebody is told of, and erased with all others of it at a home. */
type OfHome = 'residents' | 'protocols'

/** One home after the other: one that fails must not keep the others, nor what is done after it. */
export async function atEachHome(
  { log }: Pick<Deps, 'log'>,
  what: OfHome,
  homes: Iterable<string>,
  work: (propertyId: string) => Promise<void>,
): Promise<void> {
  for (const propertyId of homes) {
    try {
      await work(propertyId)
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      log({ level: 'error', event: `${what}_kept`, propertyId, name })
    }
  }
}

/** Erases at each home what is due there, and then its bytes. @param erase returns how many, and where their bytes lie */
export async function eraseAtEachHome(
  { db, now, log, storage }: Pick<Deps, 'db' | 'now' | 'log' | 'storage'>,
  what: OfHome,
  homes: Iterable<string>,
  erase: (transaction: Queryable, propertyId: string, now: Date) => Promise<{ erased: number; keys: string[] }>,
): Promise<void> {
  let count = 0
  await atEachHome({ log }, what, homes, async (propertyId) => {
    const { erased, keys } = await inTransaction(db, (transaction) => erase(transaction, propertyId, now()))
    count += erased
    await removeGone(storage, keys)
  })
  if (count > 0) log({ level: 'info', event: `${what}_erased`, count })
}
