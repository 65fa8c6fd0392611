import { useObservable } from 'dexie-react-hooks'
import { createContext, startTransition, use } from 'react'
import type { DeskDatabase } from '#web/local/desk-database.ts'
import { watchQuery } from '#web/local/desk-records.ts'
import type { Person } from '#web/session/stored-session.ts'

/** Who works here, and what they have read. */
export interface Desk {
  person: Person
  desk: DeskDatabase
  /** Whose records are shown; null for a platform owner who has not chosen an organization. */
  organizationId: string | null
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** Only below `SignedIn`. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('This is shown to nobody who is not signed in')
  return desk
}

/**
 * What lies in the person's database, kept up to date; what is new is drawn piece by piece. Undefined while it is read, and when it
 * was closed under the screen.
 */
export function useDeskQuery<T>(query: (desk: DeskDatabase) => Promise<T>, dependencies: unknown[]): T | undefined {
  const { desk } = useDesk()
  return useObservable(() => unhurried(watchQuery(() => query(desk).catch(() => undefined))), [desk, ...dependencies])
}

/** The page goes on answering while what has come is drawn. */
const unhurried = <T>(read: ReturnType<typeof watchQuery<T>>) => ({
  subscribe: (next: (value: T) => void, failed?: (error: unknown) => void) =>
    read.subscribe((value) => startTransition(() => next(value)), failed),
  hasValue: () => false,
})
