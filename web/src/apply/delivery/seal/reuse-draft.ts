import { newId } from '#shared/ids.ts'
import { externalProcess, readProcess } from '#shared/process/process.ts'
import type { Answers } from '#web/apply/storage/answers.ts'
import { db } from '#web/apply/storage/database.ts'
import { deleteDocument, removedFrom } from '#web/apply/storage/documents.ts'
import { copyDocument } from '#web/apply/storage/documents/copy-document.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import { currencyOfHome } from '#web/apply/storage/incomes.ts'

/**
 * Makes of a draft one for another home, whose code is still to be entered. It gets ids of its own, documents included:
 * the old ones belong to the process that closed.
 */
export const reuseDraft = (id: string): Promise<Draft | undefined> =>
  db.transaction('rw', db.drafts, db.docs, db.chunks, async () => {
    const old = await db.drafts.get(id)
    if (!old) return undefined
    const { home, sendsEarly: _, ...answered } = old
    const currency = currencyOfHome(old) ?? old.currency
    const draft: Draft = {
      ...answered,
      ...(currency && { currency }),
      // What the home before may not ask is none of another one's.
      answers: { ...withoutStartOf(home, old.answers), leftOut: [] },
      id: newId(),
      processId: '',
      code: typeof home?.['code'] === 'string' ? home['code'] : (old.code ?? ''),
      codeProblem: 'closed',
      rev: old.rev + 1,
      updatedAt: Date.now(),
    }
    for (const document of await db.docs.where('ownerId').anyOf(id, removedFrom(id)).toArray()) {
      await copyDocument(document, { ownerId: document.removed ? removedFrom(draft.id) : draft.id })
      await deleteDocument(document.id)
    }
    await db.drafts.delete(id)
    await db.drafts.add(draft)
    return draft
  })

/** Without the day that the home filled in by itself: it is none of another one's. */
function withoutStartOf(home: Draft['home'], answers: Answers): Answers {
  const { data: record } = externalProcess.safeParse(home)
  const { generalInfo } = answers
  if (!record || generalInfo.desiredStartDate !== readProcess(record).startDate) return answers
  return { ...answers, generalInfo: { ...generalInfo, desiredStartDate: '' } }
}
