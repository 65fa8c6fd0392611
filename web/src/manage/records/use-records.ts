import { startTransition, useRef, useState } from 'react'
import type { Entity } from '#shared/feed/feed.ts'
import type { FeedFailure } from '#web/manage/storage/feed.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { countByParent, isWhole, readRecord, readRecords, type Shown } from '#web/manage/sync/commands/read-shown.ts'
import { readTags } from '#web/manage/sync/commands/read-tags.ts'
import { records } from '#web/manage/sync/engine/browser-records.ts'
import type { KeptList } from '#web/manage/sync/feed/kept-list.ts'
import { readFeed, readShown } from '#web/manage/sync/feed/stored-feed.ts'
import { useDatabaseQuery, useSharedQuery } from './use-manager.ts'

export type { Shown } from '#web/manage/sync/commands/read-shown.ts'
export { isWhole }

export interface FeedState {
  /** False until the first synchronization is through: what is missing may be still to come. */
  isComplete: boolean
  /** How many records are here so far, as the pages that brought them say; of interest until it is complete. */
  known: number
  /** Milliseconds since 1970. */
  lastPullAt: number | undefined
  failure: FeedFailure | undefined
  /** Since when nothing new could be read, in milliseconds since 1970. */
  failingSince: number | undefined
  pullNow: () => void
}

/** So long nothing has changed in a long list: to look at all of it keeps what comes waiting for most of a second. */
const LOOKED_AT_AGAIN_MS = 5_000
/** Where something changes all the time. */
const LATEST_LOOK_MS = 30_000

/**
 * All of a kind, or those of one parent (its property, process, application). Undefined: not read yet.
 * @param isTime false as long as something else is read before
 */
export function useRecords<E extends Entity>(entity: E, parentId?: string, isTime = true): Shown<E>[] | undefined {
  const [memory] = useState<{ list?: KeptList }>({})
  const [looks, look] = useState(0)
  const next = useRef<{ timer: ReturnType<typeof setTimeout>; latest: number }>(undefined)
  const read = async (database: ManagerDatabase) => {
    if (!isTime) return undefined
    const rows = await readRecords(database, entity, parentId, memory)
    const lookAgain = () => {
      next.current = undefined
      // Nobody asked for it: whoever does something meanwhile comes first.
      startTransition(() => look((count) => count + 1))
    }
    const latest = next.current?.latest ?? Date.now() + LATEST_LOOK_MS
    clearTimeout(next.current?.timer)
    const wait = Math.min(LOOKED_AT_AGAIN_MS, latest - Date.now())
    next.current = memory.list?.isUnchecked ? { timer: setTimeout(lookAgain, wait), latest } : undefined
    return rows
  }
  return useDatabaseQuery(read, [entity, parentId, looks, isTime])
}

/** Null: not on this device. Undefined: not read yet. */
export function useRecord<E extends Entity>(entity: E, id: string): Shown<E> | null | undefined {
  const last = useRef<Shown<E> | null>(undefined)
  const read = async (database: ManagerDatabase) => {
    const record = await readRecord(database, entity, id)
    // The same object as long as it says the same: nothing is drawn anew for what other records say.
    if (JSON.stringify(record) !== JSON.stringify(last.current)) last.current = record
    return last.current
  }
  return useDatabaseQuery(read, [entity, id])
}

/** The tags of the organization: what its applications carry. Undefined: not read yet. */
export const useTags = (): string[] | undefined => useSharedQuery(readTags)

/** How many there are of each parent, counted without reading them. */
export const useCounts = (entity: 'application'): Map<string, number> | undefined =>
  useDatabaseQuery((database) => countByParent(database, entity), [entity])

const readState = async (database: ManagerDatabase) => ({
  isComplete: (await readShown(database))?.isComplete ?? false,
  feed: await readFeed(database),
})

export function useFeed(): FeedState {
  const state = useSharedQuery(readState)
  return {
    isComplete: state?.isComplete ?? false,
    known: Object.values(state?.feed.active.digest ?? {}).reduce((sum, { n }) => sum + n, 0),
    lastPullAt: state?.feed.lastPullAt,
    failure: state?.feed.failure,
    failingSince: state?.feed.failingSince,
    pullNow: records.pullNow,
  }
}
