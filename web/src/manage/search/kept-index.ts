import { watchAccount } from '#web/manage/records/watch-account.ts'
import { session } from '#web/manage/session/browser-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { readEntries } from './read-entries.ts'
import { createRecordIndex, type RecordIndex } from './record-index.ts'

interface Kept {
  database: ManagerDatabase
  index: RecordIndex
  /** Keys of what was opened from here, the last first. */
  opened: readonly string[]
}

let kept: Kept | undefined

// Of another person, or another organization, nothing is found.
watchAccount(session, () => (kept = undefined))

const MAX_OPENED = 5

function keptOf(database: ManagerDatabase): Kept {
  if (kept?.database !== database)
    kept = { database, index: createRecordIndex(() => readEntries(database)), opened: [] }
  return kept
}

/** What was read stays in memory as long as the same person works with the same organization. */
export const indexOf = (database: ManagerDatabase): RecordIndex => keptOf(database).index

/** In this tab, since it was loaded: nothing of it is written down. */
export const openedIn = (database: ManagerDatabase): readonly string[] => keptOf(database).opened

/** Notes that something was opened. */
export function noteOpened(database: ManagerDatabase, key: string): void {
  const here = keptOf(database)
  here.opened = [key, ...here.opened.filter((each) => each !== key)].slice(0, MAX_OPENED)
}
