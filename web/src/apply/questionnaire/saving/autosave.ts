import type { Draft } from '#web/apply/storage/draft.ts'
import { DraftChangedElsewhere, saveDraft } from '#web/apply/storage/drafts.ts'
import { forgetTyped, noteTyped } from '#web/apply/storage/last-typed.ts'
import { createSignal } from '#web/kit/device/signal.ts'
import { isDeviceFull } from '#web/kit/device/storage/device-full.ts'

export type SaveState =
  /** `at` is undefined while nothing was ever saved. */
  | { kind: 'saved'; at: Date | undefined }
  /** Another tab has the newer draft; this one must not overwrite it. */
  | { kind: 'elsewhere' }
  | { kind: 'device_full' }
  | { kind: 'failed' }

const RETRY_PAUSE_MS = 500

type Changes = Pick<Draft, 'answers' | 'section' | 'openRenter'>

/**
 * Saves at once, and while a save is under way keeps only the newest state for the next one, so that fast typing never
 * queues up. Until it is saved it is noted beside the database: a closed tab costs nothing.
 */
export function createAutosave(draft: Draft, save: typeof saveDraft = saveDraft) {
  let { rev } = draft
  let state: SaveState = { kind: 'saved', at: rev > 0 ? new Date(draft.updatedAt) : undefined }
  const { tell, watch } = createSignal()
  const report = (next: SaveState) => {
    state = next
    tell()
  }
  let newest: Changes | undefined
  let running: Promise<void> | undefined

  /** Once more where nothing speaks against it: the browser may have closed the database, and opens it again. */
  const saveOrRetry = (changes: Changes) =>
    save(draft, rev, changes).catch(async (error: unknown) => {
      if (failureKind(error) !== 'failed') throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS))
      return save(draft, rev, changes)
    })

  const run = async () => {
    while (newest) {
      const changes = newest
      newest = undefined
      try {
        rev = await saveOrRetry(changes)
        if (!newest) forgetTyped(draft.id)
        report({ kind: 'saved', at: new Date() })
      } catch (error) {
        const kind = failureKind(error)
        if (kind === 'elsewhere') forgetTyped(draft.id)
        report({ kind })
      }
    }
    running = undefined
  }

  return {
    keep: (changes: Changes) => {
      newest = changes
      noteTyped(draft.id, { rev, ...changes })
      running ??= run()
    },
    /** The count of the last save. */
    rev: () => rev,
    /** Resolves when everything given to `keep` was tried. */
    settled: async () => running,
    state: () => state,
    watch,
  }
}

export type Autosave = ReturnType<typeof createAutosave>

const failureKind = (error: unknown) => {
  if (error instanceof DraftChangedElsewhere) return 'elsewhere'
  return isDeviceFull(error) ? 'device_full' : 'failed'
}
