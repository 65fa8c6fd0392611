import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ApplicationRow } from '#server/application/store.ts'
import { applicationNotes } from '#server/db/note-schema.ts'
import { activities, applications, documents, residents } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import type { Queryable } from '#server/deps.ts'
import { noteDiscarded } from '#server/document/discard.ts'
import { lockDocumentsOf } from '#server/document/store.ts'
import { forgetAnswers } from '#server/scope/forget-answers.ts'
import { documentKey } from '#shared/document/document-key.ts'
import type { ErasureCause } from '#shared/policy/erasures.ts'
import { leaveTombstones } from './leave-tombstones.ts'

/**
 * Removes an application with everything that says who applied: documents, notes, mails, kept answers, and the name in the log. What
 * stays names nobody: that there was one under this id, and what was done about it when and by whom. The feed takes it off
 * managers' devices.
 * @returns where its bytes lie. They are removed by the cleaner in any case; the caller may do so at once, after the transaction.
 */
export async function eraseApplication(
  transaction: Queryable,
  application: ApplicationRow,
  at: Date,
  cause: ErasureCause,
): Promise<string[]> {
  const { id, organizationId } = application
  const keys = await eraseDocuments(transaction, id, at)
  await transaction.delete(applicationNotes).where(eq(applicationNotes.applicationId, id))
  await eraseMails(transaction, application)
  const itsLines = and(eq(activities.recordType, 'application'), eq(activities.recordId, id))
  await transaction.update(activities).set({ recordName: '' }).where(itsLines)
  await leaveTombstones(transaction, [{ id, organizationId }], { erasedAt: at, cause })
  await transaction.delete(applications).where(eq(applications.id, id))
  await forgetAnswers(transaction, [id])
  return keys
}

/** As it stands, kept from being changed until the transaction ends; undefined when it is gone. */
export async function lockForErasure(transaction: Queryable, id: string): Promise<ApplicationRow | undefined> {
  // First what a submission and an announcement lock first.
  await lockDocumentsOf(transaction, id)
  return (await transaction.select().from(applications).where(eq(applications.id, id)).for('update'))[0]
}

/** An accepted offer is a contract: law and contract oblige the landlord to keep what it rests on. */
export async function mustBeKept(transaction: Queryable, { id, status }: ApplicationRow): Promise<boolean> {
  if (status === 'offer_accepted') return true
  const livesThere = eq(residents.applicationId, id)
  return (await transaction.select({ id: residents.id }).from(residents).where(livesThere).limit(1)).length > 0
}

/** Those too that arrived and that it does not list. */
async function eraseDocuments(transaction: Queryable, applicationId: string, discardedAt: Date): Promise<string[]> {
  const erased = transaction.delete(documents).where(eq(documents.applicationId, applicationId))
  const keys = (await erased.returning({ id: documents.id, applicationId: documents.applicationId })).map(documentKey)
  if (keys.length > 0) await noteDiscarded(transaction, keys, discardedAt)
  return keys
}

/** Sent or not. Mails of before say by their reference alone what they are about. */
async function eraseMails(transaction: Queryable, { id, reference, mainRenters }: ApplicationRow): Promise<void> {
  const toThem = inArray(
    mails.recipient,
    mainRenters.map(({ email }) => email),
  )
  const ofBefore = and(isNull(mails.applicationId), toThem, sql`position(${reference} in ${mails.body}) > 0`)
  await transaction.delete(mails).where(or(eq(mails.applicationId, id), ofBefore))
}
