import type { Entity, FeedRecords } from '#shared/sync/feed.ts'

/** A record as the device shows it: as the server last told it, with what was done here since. */
export type Shown<E extends Entity> = FeedRecords[E] & {
  /** A change that concerns it is not confirmed yet, or was refused and waits for a decision. */
  waiting?: 'waiting' | 'attention'
}

export interface FeedState {
  /** False until the first synchronization is through: what is missing may be still to come. */
  isComplete: boolean
  /** Milliseconds since 1970. */
  lastPullAt: number | undefined
  failure: 'no_connection' | 'refused' | undefined
  pullNow: () => void
}

/** All of a kind, or those of one parent (its property, process, application). Undefined: not read yet. */
export function useRecords<E extends Entity>(_entity: E, _parentId?: string): Shown<E>[] | undefined {
  return undefined
}

/** Null: not on this device. Undefined: not read yet. */
export function useRecord<E extends Entity>(_entity: E, _id: string): Shown<E> | null | undefined {
  return undefined
}

/** How many there are of each parent, counted without reading them. */
export function useCounts(_entity: 'application'): Map<string, number> | undefined {
  return undefined
}

export function useFeed(): FeedState {
  return { isComplete: false, lastPullAt: undefined, failure: undefined, pullNow: () => {} }
}
