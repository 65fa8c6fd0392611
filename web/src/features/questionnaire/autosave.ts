import type { Section } from '#shared/application/questionnaire.ts'
import type { Answers } from '#web/local/answers.ts'
import { isDeviceFull } from '#web/local/device-full.ts'
import { DraftChangedElsewhere, saveDraft } from '#web/local/drafts.ts'

export type SaveState =
  | { kind: 'saved'; at: Date }
  /** Another tab has the newer draft; this one must not overwrite it. */
  | { kind: 'elsewhere' }
  | { kind: 'device_full' }
  | { kind: 'failed' }

type Changes = { answers: Answers; section: Section }

/**
 * Saves at once, and while a save is under way keeps only the newest state for the next one: a closed tab costs at
 * most the last keystroke, and fast typing never queues up.
 */
export function createAutosave(
  draft: { id: string; rev: number },
  report: (state: SaveState) => void,
  save: typeof saveDraft = saveDraft,
) {
  let { rev } = draft
  let newest: Changes | undefined
  let running: Promise<void> | undefined

  const run = async () => {
    while (newest) {
      const changes = newest
      newest = undefined
      try {
        rev = await save(draft.id, rev, changes)
        report({ kind: 'saved', at: new Date() })
      } catch (error) {
        report({ kind: failureKind(error) })
      }
    }
    running = undefined
  }

  return {
    keep: (changes: Changes) => {
      newest = changes
      running ??= run()
    },
    /** Resolves when everything given to `keep` was tried. */
    settled: async () => running,
  }
}

const failureKind = (error: unknown) => {
  if (error instanceof DraftChangedElsewhere) return 'elsewhere'
  return isDeviceFull(error) ? 'device_full' : 'failed'
}
