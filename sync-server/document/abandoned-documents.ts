import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { documentKey } from '#shared/document/document-key.ts'
import { deleteDocuments, findAbandoned, findUnlisted, listForgotten, lockDocumentsOf } from './store.ts'

export interface CleaningDeps extends Pick<Deps, 'db' | 'storage' | 'now' | 'log'> {
  /** How long a document waits for its application since it was last announced; 0 is for ever. */
  hours: number
}

const BATCH = 100
const HOUR_MS = 60 * 60 * 1000

/**
 * Removes what was sent for applications that never came, or that came without it. A phone that returns later is told
 * DOCUMENTS_MISSING and sends it again.
 * @returns whether to call it again: false when nothing is left that can be removed
 */
export async function removeAbandoned(deps: CleaningDeps): Promise<boolean> {
  if (deps.hours === 0) return false
  // Those of a process that knows nothing of it, too.
  await listForgotten(deps.db, deps.now())
  const before = new Date(deps.now().getTime() - deps.hours * HOUR_MS)
  const applicationIds = await findAbandoned(deps.db, before, BATCH)
  let removed = 0
  for (const applicationId of applicationIds) {
    try {
      await removeOf(deps, applicationId, before)
      removed += 1
    } catch (error) {
      // One that fails must not keep the others.
      const name = error instanceof Error ? error.name : 'unknown'
      deps.log({ level: 'error', event: 'abandoned_documents_kept', applicationId, name })
    }
  }
  return removed > 0
}

/** While nobody can announce, confirm or submit. */
const removeOf = async ({ db, storage, log }: CleaningDeps, applicationId: string, before: Date) =>
  inTransaction(db, async (transaction) => {
    await lockDocumentsOf(transaction, applicationId)
    const documents = await findUnlisted(transaction, applicationId)
    if (documents.some(({ announcedAt }) => announcedAt >= before)) return
    // The bytes first: when something fails in between, the rows are still there to find the rest by.
    for (const document of documents) await storage.remove(documentKey(document))
    await deleteDocuments(
      transaction,
      documents.map(({ id }) => id),
    )
    log({ level: 'info', event: 'abandoned_documents_removed', applicationId, count: documents.length })
  })
