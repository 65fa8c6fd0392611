import { storageKeys } from './storage-keys.ts'

const KEY = 'hasApplications'

/** Notes that something lies in the device's database, or nothing any more. */
export function noteContents(isHere: boolean): void {
  if (isHere) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
}

/** A questionnaire that was only opened is not (`blank`, written by `rememberProgress`). */
const isBegun = (progress: string | null) => progress?.includes('"blank":true') === false

/**
 * What who returns goes on with, known at once and without the database: the questionnaire that was open last, or what was sent.
 * Undefined too where a page is rendered ahead of time, and where the browser keeps nothing.
 */
export function foundAgain(): 'unfinished' | 'sent' | undefined {
  try {
    const has = (key: string) => localStorage.getItem(key) !== null
    if (
      isBegun(localStorage.getItem(storageKeys.progress)) &&
      (has(storageKeys.process) || has(storageKeys.pendingCode))
    )
      return 'unfinished'
    return has(KEY) ? 'sent' : undefined
  } catch {
    return undefined
  }
}
