import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { watchQuery, type Watched } from '#web/manage/storage/watch-query.ts'

/** What was told last, beside what comes. */
export interface Shared<T> extends Watched<T> {
  hasValue: () => boolean
  /** Undefined before anything was told. */
  getValue: () => T | undefined
}

type Query<T> = (database: ManagerDatabase) => Promise<T>

const shared = new WeakMap<ManagerDatabase, Map<Query<unknown>, Shared<unknown>>>()

/** One watched query for all who ask for the same, for as long as somebody does. */
export function sharedQuery<T>(database: ManagerDatabase, query: Query<T>): Shared<T> {
  const ofDatabase = shared.get(database) ?? new Map<Query<unknown>, Shared<unknown>>()
  shared.set(database, ofDatabase)
  const found = ofDatabase.get(query) ?? share(() => query(database))
  ofDatabase.set(query, found)
  return found as Shared<T> // kept under the query that reads it
}

function share<T>(query: () => Promise<T>): Shared<T> {
  const listeners = new Set<(value: T) => void>()
  let last: { value: T } | undefined
  let watching: ReturnType<Watched<T>['subscribe']> | undefined
  const tell = (value: T) => {
    last = { value }
    for (const listener of listeners) listener(value)
  }
  return {
    hasValue: () => last !== undefined,
    getValue: () => last?.value,
    subscribe: (next) => {
      let isOver = false
      const listener = (value: T) => next(value)
      listeners.add(listener)
      if (last) next(last.value)
      watching ??= watchQuery(query).subscribe(tell)
      return {
        get closed() {
          return isOver
        },
        unsubscribe() {
          isOver = true
          listeners.delete(listener)
          if (listeners.size > 0) return
          watching?.unsubscribe()
          // What is not watched any more is not known any more.
          watching = last = undefined
        },
      }
    },
  }
}
