import * as z from 'zod/mini'
import { roles } from '#shared/account/role.ts'
import { type Me, me } from '#shared/user/contract.ts'
import type { KeyValueStorage } from './ports.ts'
import { readStored } from './read-stored.ts'

/** Somebody who has an account here and may use the admin area, or could at some time. */
const person = z.object({ ...me.shape, id: z.string(), role: z.enum(roles) })
export type Person = z.output<typeof person>

/** Null for somebody whom only the identity provider knows, or who may not use the admin area. */
export const asPerson = ({ id, role, ...rest }: Me): Person | null =>
  id !== null && (role === 'manager' || role === 'platform_owner') ? { ...rest, id, role } : null

const storageKey = 'auth'
const storedSession = z.object({ token: z.string(), user: person, authenticatedAt: z.string() })
/** What the tab keeps (sign-in.md, Session on the device). */
export type StoredSession = z.output<typeof storedSession>

export const readSession = (tab: KeyValueStorage): StoredSession | undefined =>
  readStored(tab, storageKey, storedSession)

export const writeSession = (tab: KeyValueStorage, session: StoredSession) =>
  tab.setItem(storageKey, JSON.stringify(session))

export const clearSession = (tab: KeyValueStorage) => tab.removeItem(storageKey)
