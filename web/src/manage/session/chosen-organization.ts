import * as z from 'zod/mini'
import type { KeyValueStorage, SessionPorts } from './ports.ts'
import { readStored } from './read-stored.ts'
import type { Person } from './stored-session.ts'

const storageKey = 'organization'
const choice = z.object({ userId: z.string(), organizationId: z.string() })

type Storages = Pick<SessionPorts, 'tab' | 'device'>

/** Whose records somebody works with: a manager's own, or those of the organization that a platform owner chose last. */
export function organizationOf(person: Person, { tab, device }: Storages): string | null {
  if (person.role !== 'platform_owner') return person.organizationId
  return readChoice(tab, person) ?? readChoice(device, person) ?? person.organizationId
}

/** Each tab keeps its own, and a start of the app begins with the last one. */
export function keepChoice({ tab, device }: Storages, { id: userId }: Person, organizationId: string): void {
  for (const storage of [tab, device]) storage.setItem(storageKey, JSON.stringify({ userId, organizationId }))
}

export const forgetChoice = (storage: KeyValueStorage): void => storage.removeItem(storageKey)

const readChoice = (storage: KeyValueStorage, { id }: Person): string | undefined => {
  const kept = readStored(storage, storageKey, choice)
  return kept?.userId === id ? kept.organizationId : undefined
}
