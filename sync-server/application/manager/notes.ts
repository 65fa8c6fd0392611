import { eq } from 'drizzle-orm'
import { applicationNotes } from '#server/db/note-schema.ts'
import { applications } from '#server/db/schema.ts'
import { publicNote } from '#server/feed/rows/public-application.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Outcome } from '#server/scope/idempotency.ts'
import type { Scope } from '#server/scope/scope.ts'
import type { ScopedTransaction } from '#server/scope/scoped-transaction.ts'
import type { ApplicationNote } from '#shared/application/manager/application.ts'
import { newId } from '#shared/ids.ts'
import { recordOf } from './application-details.ts'

interface NewNote {
  applicationId: string
  id?: string | undefined
  text: string
}

/** Once, however often it arrives. @throws AppError NOT_FOUND, APPLICATION_ERASED, IDEMPOTENCY_MISMATCH for another one */
export const addNote = (
  scope: Scope,
  { applicationId, id = newId(), text }: NewNote,
): Promise<Outcome<ApplicationNote>> =>
  scope.command(async (scoped) => {
    const application = await scoped.find(applications, applicationId)
    const { organizationId } = application
    const { id: authorId, firstName, lastName } = scoped.actor
    const author = { authorId, authorName: `${firstName} ${lastName}` }
    const added = await scoped.insert(applicationNotes, { id, organizationId, applicationId, ...author, text })
    if (added) {
      await scoped.note({ kind: 'note_added', organizationId, record: recordOf(application) })
      return { data: publicNote(added) }
    }
    const known = await scoped.find(applicationNotes, id)
    if (known.applicationId !== applicationId || known.text !== text) throw new AppError('IDEMPOTENCY_MISMATCH')
    return { data: publicNote(known), isReplay: true }
  })

/** One that is not there, or not any more, needs no removing. @throws AppError NOT_FOUND, APPLICATION_ERASED */
export const removeNote = (
  scope: Scope,
  { id: applicationId, noteId: id }: { id: string; noteId: string },
): Promise<Outcome<{ id: string }>> =>
  scope.command(async (scoped) => {
    // Locked, so that of two who remove it at once one is told that it was gone.
    const application = await scoped.lock(applications, applicationId)
    const note = await findNote(scoped, id)
    if (note?.applicationId === applicationId) {
      await scoped.remove(applicationNotes, id)
      const { organizationId } = application
      await scoped.note({ kind: 'note_removed', organizationId, record: recordOf(application) })
    }
    return { data: { id } }
  })

async function findNote(scoped: ScopedTransaction, id: string) {
  const where = eq(applicationNotes.id, id)
  return (await scoped.select(applicationNotes, { where, orderBy: [applicationNotes.id] }))[0]
}
