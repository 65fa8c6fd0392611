import * as z from 'zod/mini'
import { sections } from '#shared/application/sections.ts'
import type { Answers } from './answers.ts'
import type { Draft } from './draft.ts'
import { saveDraft } from './drafts.ts'

// Answers have gaps: they are taken as they are, like those of the database.
const typed = z.object({
  rev: z.number(),
  answers: z.custom<Answers>(),
  section: z.enum(sections),
  openRenter: z.optional(z.string()),
})
type Typed = z.output<typeof typed>

const keyOf = (draftId: string) => `typed:${draftId}`

/**
 * Notes what is being saved where it is kept at once: a page that is closed takes a save along that has not ended.
 * `rev` is the count of the last save that did.
 */
export function noteTyped(draftId: string, newest: Typed): void {
  try {
    localStorage.setItem(keyOf(draftId), JSON.stringify(newest))
  } catch {
    // Without it a closed page costs what was typed during the last save, as before.
  }
}

export const forgetTyped = (draftId: string) => localStorage.removeItem(keyOf(draftId))

/** Every draft's. */
export function forgetAllTyped(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  for (const key of keys) if (key?.startsWith(keyOf(''))) localStorage.removeItem(key)
}

/** The draft with what was typed during its last save, should that save not have ended; the very same where it has. */
export function showLastTyped(draft: Draft): Draft {
  const noted = readTyped(draft.id)
  // Of an earlier save than the last two: another tab has written since.
  if (!noted || draft.rev - noted.rev > 1) return draft
  const { rev: _, ...changes } = noted
  return { ...draft, ...changes }
}

/** The same, and kept in the database from now on: for the one tab that edits it. */
export async function withLastTyped(draft: Draft): Promise<Draft> {
  const shown = showLastTyped(draft)
  if (shown === draft) return draft
  const { answers, section, openRenter } = shown
  try {
    const rev = await saveDraft(draft, draft.rev, { answers, section, openRenter })
    forgetTyped(draft.id)
    return { ...shown, rev, updatedAt: Date.now() }
  } catch {
    // A device without space: it stays noted.
    return shown
  }
}

function readTyped(draftId: string): Typed | undefined {
  try {
    return typed.parse(JSON.parse(localStorage.getItem(keyOf(draftId)) ?? ''))
  } catch {
    return undefined
  }
}
