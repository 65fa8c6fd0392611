import { useRef, useState } from 'react'
import type { Entity } from '#shared/sync/feed.ts'
import { useDeskQuery } from '#web/desk/use-desk.ts'
import type { FeedFailure } from '#web/local/desk-feed.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { records } from './browser-records.ts'
import { countByParent, isWhole, readRecord, readRecords, type Shown } from './read-folded.ts'
import { readFeed, readShown } from './stored-feed.ts'

export { isWhole }
export type { Shown } from './read-folded.ts'

export interface FeedState {
  /** False until the first synchronization is through: what is missing may be still to come. */
  isComplete: boolean
  /** Milliseconds since 1970. */
  lastPullAt: number | undefined
  failure: FeedFailure | undefined
  /** Since when nothing new could be read, in milliseconds since 1970. */
  failingSince: number | undefined
  pullNow: () => void
}

/** All of a kind, or those of one parent (its property, process, application). Undefined: not read yet. */
export function useRecords<E extends Entity>(entity: E, parentId?: string): Shown<E>[] | undefined {
  const [memory] = useState({})
  return useDeskQuery((desk) => readRecords(desk, entity, parentId, memory), [entity, parentId])
}

/** Null: not on this device. Undefined: not read yet. */
export function useRecord<E extends Entity>(entity: E, id: string): Shown<E> | null | undefined {
  const last = useRef<Shown<E> | null>(undefined)
  const read = async (desk: DeskDatabase) => {
    const record = await readRecord(desk, entity, id)
    // The same object as long as it says the same: nothing is drawn anew for what other records say.
    if (JSON.stringify(record) !== JSON.stringify(last.current)) last.current = record
    return last.current
  }
  return useDeskQuery(read, [entity, id])
}

/** How many there are of each parent, counted without reading them. */
export const useCounts = (entity: 'application'): Map<string, number> | undefined =>
  useDeskQuery((desk) => countByParent(desk, entity), [entity])

export function useFeed(): FeedState {
  const state = useDeskQuery(
    async (desk) => ({ isComplete: (await readShown(desk))?.isComplete ?? false, feed: await readFeed(desk) }),
    [],
  )
  return {
    isComplete: state?.isComplete ?? false,
    lastPullAt: state?.feed.lastPullAt,
    failure: state?.feed.failure,
    failingSince: state?.feed.failingSince,
    pullNow: records.pullNow,
  }
}
