import { newId } from '#shared/ids.ts'
import { type ExternalProcess, externalProcess, type ProcessSummary, readProcess } from '#shared/process/process.ts'
import type { Answers } from './answers.ts'
import { db } from './database.ts'
import type { Draft } from './draft.ts'
import { isForgotten } from './forgotten.ts'

/** Another tab saved this draft since it was opened here: saving would overwrite what was written there. */
export class DraftChangedElsewhere extends Error {}

/** What a draft is for: a process, a code that was not checked yet, or (neither) a home without a process. */
export interface DraftPlace {
  processId: string
  code?: string | undefined
  /** Where the code was checked meanwhile: the draft that it was entered for, which now has its process. */
  applicationId?: string | undefined
  /** The chosen process as the server described it: with it the draft can be gone on with when another was chosen. */
  home?: ExternalProcess | undefined
}

/** The draft of a process or of an unchecked code, or a new one, whose `rev` is still 0. */
export const openDraft = ({ processId, code, applicationId, home }: DraftPlace, answers: () => Answers) =>
  db.transaction('rw', db.drafts, async (): Promise<Draft> => {
    const drafts = await db.drafts.where({ processId }).sortBy('updatedAt')
    const found = drafts.findLast((draft) => draft.code === code) ?? (code && (await boundDraft(applicationId)))
    if (found) return found
    const now = Date.now()
    const draft: Draft = {
      id: newId(),
      processId,
      ...(code && { code }),
      ...(home && { home }),
      rev: 0,
      answers: answers(),
      section: 'main_renters',
      createdAt: now,
      updatedAt: now,
    }
    await db.drafts.add(draft)
    return draft
  })

const boundDraft = async (id = '') => (await db.drafts.where({ id }).toArray()).find(({ processId }) => processId)

/** The home that a draft is for, as the server described it; undefined while that is not known. */
export function homeOf({ home }: Pick<Draft, 'home'>): ProcessSummary | undefined {
  const record = externalProcess.safeParse(home)
  return record.success ? readProcess(record.data) : undefined
}

export const findDraft = (id: string) => db.drafts.get(id)

/** Whether a draft that is gone was submitted: it lies in the outbox, or its receipt is here. */
export const wasSubmitted = (id: string) =>
  db.transaction('r', db.jobs, db.receipts, async () => {
    const found = await Promise.all([db.jobs.where({ id }).count(), db.receipts.where({ id }).count()])
    return found.some((count) => count > 0)
  })

/**
 * Keeps what was typed in `opened`, and gives back the count for the next save. A draft that was deleted under its form,
 * with all data of the site, is written anew: what is on the screen must not be the only place where it is. Not so one that was removed
 * because the device is somebody else's.
 * @throws DraftChangedElsewhere when `rev` is not the count of the last save, it was submitted, or removed
 */
export const saveDraft = (
  opened: Draft,
  rev: number,
  changes: Pick<Draft, 'answers' | 'section' | 'openRenter'>,
): Promise<number> =>
  db.transaction('rw', [db.drafts, db.jobs, db.receipts, db.kv], async () => {
    const stored = await db.drafts.get(opened.id)
    const isOver = stored ? stored.rev !== rev : (await isForgotten(db, opened.id)) || (await wasSubmitted(opened.id))
    if (isOver) throw new DraftChangedElsewhere()
    await db.drafts.put({ ...(stored ?? opened), ...changes, rev: rev + 1, updatedAt: Date.now() })
    return rev + 1
  })
