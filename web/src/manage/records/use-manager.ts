import { useObservable } from 'dexie-react-hooks'
import { createContext, startTransition, use } from 'react'
import type { Person } from '#web/manage/session/stored-session.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import { watchQuery, type Watched } from '#web/manage/storage/watch-query.ts'
import { type Shared, sharedQuery } from './shared-query.ts'

/** Who works here, and what they have read. */
export interface Manager {
  person: Person
  database: ManagerDatabase
  /** Whose records are shown; null for a platform owner who has not chosen an organization. */
  organizationId: string | null
}

export const ManagerContext = createContext<Manager | undefined>(undefined)

/** Only below `SignedIn`. */
export function useManager(): Manager {
  const database = use(ManagerContext)
  if (!database) throw new Error('This is shown to nobody who is not signed in')
  return database
}

/** The full name, or the username of somebody who has none (manager.md, Frame). */
export const personName = ({ firstName, lastName, username }: Record<'firstName' | 'lastName' | 'username', string>) =>
  `${firstName} ${lastName}`.trim() || username

/** Who makes changes here, and where they are written down. */
export function useWriter() {
  const { database, person } = useManager()
  return { database, actorId: person.id, actorName: personName(person), now: () => Date.now() }
}

/** What lies in the person's database, kept up to date; what is new is drawn piece by piece. Undefined while it is read. */
export function useDatabaseQuery<T>(
  query: (database: ManagerDatabase) => Promise<T>,
  dependencies: unknown[],
): T | undefined {
  const { database } = useManager()
  return useObservable(() => unhurried(watchQuery(() => query(database))), [database, ...dependencies])
}

/**
 * The same for what many parts of a screen show: it is read once for all of them, and whoever comes later has it at once.
 * @param query one that stays the same function
 */
export function useSharedQuery<T>(query: (database: ManagerDatabase) => Promise<T>): T | undefined {
  const { database } = useManager()
  return useObservable(() => unhurried(sharedQuery(database, query)), [database, query])
}

/** The page goes on answering while what has come is drawn. */
const unhurried = <T>(read: Watched<T> & Partial<Pick<Shared<T>, 'hasValue' | 'getValue'>>) => ({
  hasValue: () => false,
  ...read,
  subscribe: (next: (value: T) => void) => read.subscribe((value) => startTransition(() => next(value))),
})
