import { createHmac } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { deleteDocuments, findHeaviest, findUnlisted, lockDocumentsOf, unlistedBytes } from '#server/document/store.ts'
import { weightOf } from '#server/document/weight.ts'
import { documentKey } from '#shared/document/document-key.ts'

/** Of those that make room for one. */
const MOST_EVICTED = 50

type Announcing = Pick<Deps, 'db' | 'storage' | 'sessionKey' | 'log' | 'unsubmitted'>

/** What a client is called in the database: whose they are is not to be read from it. */
export const nameOfClient = (sessionKey: Uint8Array, client: string): string =>
  createHmac('sha256', sessionKey).update(`unsubmitted\n${client}`).digest('base64url').slice(0, 22)

/** @throws AppError UPLOADS_PAUSED when so many bytes more would be too many */
export async function checkRoom(
  transaction: Queryable,
  { storage, unsubmitted }: Pick<Deps, 'storage' | 'unsubmitted'>,
  { id, announcedBy, size }: { id: string; announcedBy: string; size: number },
): Promise<void> {
  const { limits, sum } = unsubmitted
  const weight = weightOf(size)
  const ofClient = await unlistedBytes(transaction, { announcedBy, except: id })
  if (ofClient + weight > limits.client) throw new AppError('UPLOADS_PAUSED')
  const hasRoom =
    (await sum(() => unlistedBytes(transaction, {}))) + weight <= limits.everybody && storage.hasRoom(size)
  if (!hasRoom) throw new NoRoomError(ofClient + weight)
}

/** There would be room if somebody who left more here had less. */
export class NoRoomError extends AppError {
  /** Of the client, with what it asks for. */
  readonly weight: number
  constructor(weight: number) {
    super('UPLOADS_PAUSED')
    this.weight = weight
  }
}

/**
 * Takes back what the client announced that has left the most here, oldest first, if that is more than whoever asks would have: so a few
 * cannot keep everybody out. A phone whose documents go this way sends them again, as it does after ABANDONED_UPLOAD_HOURS.
 * @returns whether anything was removed
 */
export async function makeRoom(
  { db, storage, log, unsubmitted }: Announcing,
  { weight }: NoRoomError,
): Promise<boolean> {
  const heaviest = await findHeaviest(db, MOST_EVICTED)
  if (!heaviest || heaviest.bytes <= weight) return false
  let freed = 0
  for (const applicationId of heaviest.applicationIds) {
    freed += await inTransaction(db, async (transaction) => {
      await lockDocumentsOf(transaction, applicationId)
      const documents = (await findUnlisted(transaction, applicationId)).filter(
        ({ announcedBy }) => announcedBy === heaviest.announcedBy,
      )
      for (const document of documents) await storage.remove(documentKey(document))
      await deleteDocuments(
        transaction,
        documents.map(({ id }) => id),
      )
      return documents.reduce((sum, { size }) => sum + weightOf(size), 0)
    })
    if (freed >= weight) break
  }
  unsubmitted.add(-freed)
  if (freed > 0) log({ level: 'warn', event: 'unsubmitted_documents_removed', count: freed })
  return freed > 0
}
