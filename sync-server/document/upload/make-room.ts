import { createHmac } from 'node:crypto'
import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { lockName } from '#server/db/short-transaction.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { deleteDocuments, findHeaviest, findUnlisted, lockDocumentsOf, unlistedBytes } from '#server/document/store.ts'
import { countedOf, weightOf } from '#server/document/weight.ts'
import { documentKey } from '#shared/document/document-key.ts'

/** Of those that make room for one. */
const MOST_EVICTED = 50

type Announcing = Pick<Deps, 'db' | 'storage' | 'sessionKey' | 'log' | 'unsubmitted'>

/** What a client is called in the database: whose they are is not to be read from it. */
export const nameOfClient = (sessionKey: Uint8Array, client: string): string =>
  createHmac('sha256', sessionKey).update(`unsubmitted\n${client}`).digest('base64url').slice(0, 22)

/**
 * @param counts how much of it is counted already
 * @throws AppError UPLOADS_PAUSED when so many bytes more would be too many, at a time or in a day
 */
export async function checkRoom(
  transaction: Queryable,
  { storage, unsubmitted, limits: ofADay }: Pick<Deps, 'storage' | 'unsubmitted' | 'limits'>,
  { id, announcedBy, size, counts }: { id: string; announcedBy: string; size: number; counts: number },
): Promise<void> {
  const { limits, sum } = unsubmitted
  const weight = weightOf(size)
  // Two that count at once, on whichever servers, would each find room for one. Always after the lock of an application.
  await lockName(transaction, `unsubmitted ${announcedBy}`)
  const { all, toCome } = await unlistedBytes(transaction, { announcedBy, except: id })
  if (all + weight > limits.client) throw new AppError('UPLOADS_PAUSED')
  await ofADay.upload(announcedBy, toCome + weight)
  const hasRoom =
    (await sum(async () => (await unlistedBytes(transaction, {})).all)) + weight - counts <= limits.everybody &&
    storage.hasRoom(size)
  if (!hasRoom) throw new NoRoomError(all + weight)
  unsubmitted.add(weight - counts)
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
      return documents.reduce((sum, document) => sum + countedOf(document), 0)
    })
    if (freed >= weight) break
  }
  unsubmitted.add(-freed)
  if (freed > 0) log({ level: 'warn', event: 'unsubmitted_documents_removed', count: freed })
  return freed > 0
}
