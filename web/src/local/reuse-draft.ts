import { newId } from '#shared/ids.ts'
import { db } from './database.ts'
import { removedFrom } from './documents.ts'
import type { Draft } from './draft.ts'

/**
 * Makes of a draft one for another home, whose code is still to be entered. It gets ids of its own, documents included:
 * the old ones belong to the process that closed.
 */
export const reuseDraft = (id: string): Promise<Draft | undefined> =>
  db.transaction('rw', db.drafts, db.docs, db.chunks, async () => {
    const old = await db.drafts.get(id)
    if (!old) return undefined
    const { home, sendsEarly: _, ...answered } = old
    const draft: Draft = {
      ...answered,
      id: newId(),
      processId: '',
      code: typeof home?.['code'] === 'string' ? home['code'] : (old.code ?? ''),
      codeProblem: 'closed',
      rev: old.rev + 1,
      updatedAt: Date.now(),
    }
    for (const { transfer: _sent, ...document } of await db.docs
      .where('ownerId')
      .anyOf(id, removedFrom(id))
      .toArray()) {
      const docId = newId()
      const range = db.chunks.where('[docId+i]').between([document.id, 0], [document.id, Number.POSITIVE_INFINITY])
      await db.chunks.bulkAdd((await range.toArray()).map((chunk) => ({ ...chunk, docId })))
      await range.delete()
      await db.docs.delete(document.id)
      await db.docs.add({ ...document, id: docId, ownerId: document.removed ? removedFrom(draft.id) : draft.id })
    }
    await db.drafts.delete(id)
    await db.drafts.add(draft)
    return draft
  })
