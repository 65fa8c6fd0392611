import { keepLooking } from '#server/background.ts'
import { type CleaningDeps, removeAbandoned } from '#server/document/abandoned-documents.ts'
import { type SettlingDeps, settleLapsed } from '#server/document/settle-lapsed.ts'
import { removeAbandonedFiles } from '#server/handover/abandoned-files.ts'

const LOOK_EVERY_MS = 10 * 60 * 1000
const SETTLE_EVERY_MS = 60 * 1000

/**
 * The worker that removes abandoned documents and files of protocols, at the start and every ten minutes. Several may run on one database.
 * When database or disk are away, the next round finds the same documents.
 */
export const startAbandonedUploadCleaner = (deps: CleaningDeps) =>
  keepLooking(LOOK_EVERY_MS, { log: deps.log, failed: 'cleaner_failed' }, async (stopped) => {
    while (!stopped.aborted && (await removeAbandoned(deps)));
    await removeAbandonedFiles(deps)
  })

/** The worker that gives back what was announced and never came, at the start and every minute. Several may run on one database. */
export const startLapsedUploadSettler = (deps: SettlingDeps) =>
  keepLooking(SETTLE_EVERY_MS, { log: deps.log, failed: 'settler_failed' }, async (stopped) => {
    while (!stopped.aborted && (await settleLapsed(deps)));
  })
