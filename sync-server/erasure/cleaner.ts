import { setTimeout as wait } from 'node:timers/promises'
import { type CleaningDeps, removeAbandoned } from '#server/document/abandoned-documents.ts'
import { removeAbandonedFiles } from '#server/handover/abandoned-files.ts'

export interface Cleaner {
  /** Resolves when what is being removed is gone. */
  stop: () => Promise<void>
}

const LOOK_EVERY_MS = 10 * 60 * 1000

/** The worker that removes abandoned documents and files of protocols, at the start and every ten minutes. Several may run on one database. */
export function startCleaner(deps: CleaningDeps): Cleaner {
  const stopping = new AbortController()
  const { signal } = stopping

  const work = async () => {
    while (!signal.aborted) {
      try {
        while (!signal.aborted && (await removeAbandoned(deps)));
        await removeAbandonedFiles(deps)
      } catch (error) {
        // Database or disk are away; the next round finds the same documents.
        deps.log({ level: 'error', event: 'cleaner_failed', name: error instanceof Error ? error.name : 'unknown' })
      }
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {}) // told to stop
    }
  }
  const working = work()

  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
