import { eq } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import { attachDocuments } from '#server/application/attach-documents.ts'
import type { ApplicationRow } from '#server/application/store.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applications } from '#server/db/schema.ts'
import type { Deps, Queryable } from '#server/deps.ts'
import { withArrived } from '#server/document/settle-arrived.ts'
import { findDocumentsOf, listDocuments, lockDocumentsOf } from '#server/document/store.ts'
import { type DocumentReference, MAX_DOCUMENTS_PER_RENTER } from '#shared/document/document.ts'
import type { AddedDocuments } from '#shared/document-request/link-contract.ts'
import type { HeldLink } from '#shared/document-request/request-link.ts'
import { findByLink, mustBeRequested, mustBeTaken } from './find-by-link.ts'

type AddingDeps = Pick<Deps, 'db' | 'limits' | 'storage' | 'signingKey' | 'now' | 'unsubmitted'>

interface Adding extends HeldLink, Pick<AddedDocuments, 'id' | 'documents'> {
  client: string
}

interface Added {
  id: string
  reference: string
  /** When the last of them had arrived. */
  receivedAt: string
}

/**
 * Adds documents that have arrived to those of the person who was asked. What is there already is not added again, and is an answer
 * also when nothing more is wanted by now.
 * @throws AppError RATE_LIMITED, DOCUMENTS_NOT_REQUESTED, VALIDATION_FAILED for a kind that is not taken, DOCUMENTS_MISSING, DOCUMENT_LIMIT_REACHED, and as `findByLink`
 */
export const addRequested = (deps: AddingDeps, adding: Adding): Promise<Added> =>
  withArrived(deps, adding.applicationId, () => addOnce(deps, adding))

const addOnce = (deps: AddingDeps, { id, documents, client, ...held }: Adding): Promise<Added> =>
  inTransaction(deps.db, async (transaction) => {
    // First what an announcement and an erasure lock first.
    await lockDocumentsOf(transaction, held.applicationId)
    const linked = await findByLink({ ...deps, db: transaction }, held, lockApplication)
    const { application, renter } = linked
    const there = new Set(renter.documents.map((document) => document.id))
    const announced = await findDocumentsOf(transaction, application.id)
    if (documents.some((document) => !there.has(document.id))) {
      await deps.limits.submit(client)
      mustBeRequested(linked)
      const kindOf = new Map(announced.map(({ id: each, type }) => [each, type]))
      // As they were announced, which is what is kept; of one that never was it is said below that it is missing.
      mustBeTaken(
        linked,
        documents.map((each) => (there.has(each.id) ? undefined : (kindOf.get(each.id) ?? each.type))),
        (at) => ['documents', at, 'type'],
      )
      const { askedUnder } = application
      const sent = { ...renter, documents: eachOnce(documents) }
      const place = { id: application.id, mainRenters: [sent], askedUnder, stage: 'chosen' as const }
      const [attached] = await attachDocuments(announced, deps.storage, place, (_, at) => `documents.${at}.id`)
      const added = (attached?.documents ?? []).filter((document) => !there.has(document.id))
      await append(transaction, linked, added)
      const ids = added.map((document) => document.id)
      if (ids.length > 0) await listDocuments(transaction, ids, deps.now())
    }
    const ids = new Set(documents.map((document) => document.id))
    const arrivals = announced.flatMap(({ id: each, storedAt }) => (ids.has(each) && storedAt ? [+storedAt] : []))
    const receivedAt = new Date(Math.max(+application.createdAt, ...arrivals)).toISOString()
    return { id, reference: application.reference, receivedAt }
  })

const lockApplication = async (db: Queryable, id: string): Promise<ApplicationRow | undefined> =>
  (await db.select().from(applications).where(eq(applications.id, id)).for('update'))[0]

/** Its version stays: nothing changed that a manager decides by `If-Match`. */
async function append(
  transaction: Queryable,
  { application, renter }: { application: ApplicationRow; renter: ApplicationRow['mainRenters'][number] },
  added: readonly DocumentReference[],
): Promise<void> {
  const documents = [...renter.documents, ...added]
  if (documents.length > MAX_DOCUMENTS_PER_RENTER) throw new AppError('DOCUMENT_LIMIT_REACHED')
  const mainRenters = application.mainRenters.map((each) => (each.id === renter.id ? { ...each, documents } : each))
  await transaction.update(applications).set({ mainRenters }).where(eq(applications.id, application.id))
}

const eachOnce = (documents: Adding['documents']) => [...new Map(documents.map((each) => [each.id, each])).values()]
