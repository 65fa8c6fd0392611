import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { Person } from './stored-session.ts'
import type { Ended } from './tab-message.ts'

/** `left`: on their own account. `locked`: there is data of somebody, which waits for their sign-in. */
export type SignedOutReason = 'left' | 'unauthorized' | 'locked' | 'no_connection'

/** What a screen of the admin area goes by. */
export type SessionState =
  /** Nobody has looked yet. */
  | { kind: 'unknown' }
  | {
      kind: 'open'
      person: Person
      database: ManagerDatabase
      /** Whose records they work with: the own one's, or the one's that a platform owner has chosen; null for neither. */
      organizationId: string | null
    }
  | { kind: 'signed_out'; why?: SignedOutReason }
  | { kind: 'denied'; why: 'role' | 'deactivated' }

export const stateAfter = (why: Ended): SessionState =>
  why === 'role' || why === 'deactivated'
    ? { kind: 'denied', why }
    : { kind: 'signed_out', why: why === 'signed_out' ? 'left' : why }
