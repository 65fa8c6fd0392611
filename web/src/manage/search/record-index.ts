import { lookFor, type Said, saidBy } from '#shared/search/search.ts'
import { createMatcher } from './matcher.ts'
import { type Entry, entryKey } from './entry.ts'

/** While everything is read for the first time, what has come is told so often. */
const TELL_EVERY_MS = 300

/** With fewer digits nobody is called. */
const aNumber = /^\W*(\d\W*){4,}$/

interface IndexState {
  /** All of it was read once. */
  isWhole: boolean
  /** The last reading failed: what is not found may lie here. */
  hasFailed: boolean
}

/**
 * All that can be found, in memory: read when it is first looked for, and again whenever something changed. A record that is as it
 * was costs nothing.
 *
 * @param read everything, slice by slice: no slice may keep the page for long
 */
export function createRecordIndex(read: () => AsyncIterable<readonly Entry[]>) {
  const entries = new Map<string, Entry>()
  const matcher = createMatcher()
  const phones = new Map<string, Said>()
  const listeners = new Set<() => void>()
  let state: IndexState = { isWhole: false, hasFailed: false }
  let reading: Promise<void> | undefined
  let isOutdated = false

  const tell = (isWhole: boolean, hasFailed = false) => {
    state = { isWhole, hasFailed }
    for (const listener of listeners) listener()
  }

  const take = (entry: Entry) => {
    const key = entryKey(entry)
    if (isSame(entries.get(key), entry)) return
    const { name, code, more } = entry
    matcher.put({ key, name, code, more })
    if ('phones' in entry) phones.set(key, saidBy('', entry.phones))
    entries.set(key, entry)
  }

  const readAll = async () => {
    const seen = new Set<string>()
    let told = performance.now()
    for await (const slice of read()) {
      for (const entry of slice) {
        take(entry)
        seen.add(entryKey(entry))
      }
      if (!state.isWhole && performance.now() - told > TELL_EVERY_MS) {
        told = performance.now()
        tell(false)
      }
    }
    for (const key of entries.keys()) {
      if (seen.has(key)) continue
      matcher.remove(key)
      phones.delete(key)
      entries.delete(key)
    }
    tell(true)
  }

  const readWhileOutdated = async () => {
    do {
      isOutdated = false
      // One that was closed because somebody left has nobody who looks into it.
      await readAll().catch(() => tell(state.isWhole, true))
    } while (isOutdated)
    reading = undefined
  }

  return {
    /** Reads what there is now. Resolves when it can be found, or not be read. */
    refresh: (): Promise<void> => {
      isOutdated = true
      reading ??= readWhileOutdated()
      return reading
    },
    /** The best first. */
    find: (typed: string, isQuick = false): Entry[] => {
      const isCalled = aNumber.test(typed) ? lookFor(typed) : undefined
      const called = isCalled ? [...phones].flatMap(([key, said]) => (isCalled(said) ? key : [])) : []
      return [...new Set([...matcher.find(typed, isQuick), ...called])].flatMap((key) => entries.get(key) ?? [])
    },
    /** Undefined once it is gone. */
    entry: (key: string): Entry | undefined => entries.get(key),
    /** Another object with every change. */
    state: (): IndexState => state,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type RecordIndex = ReturnType<typeof createRecordIndex>

const isSame = (one: Entry | undefined, other: Entry) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)
