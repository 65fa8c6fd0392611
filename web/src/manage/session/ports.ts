import type { Locks } from '#web/kit/device/locks.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'
import type { TabMessage } from './tab-message.ts'

/** What a session needs from outside. The browser and the tests each make one. */
export interface SessionPorts {
  send: typeof fetch
  /** Milliseconds since 1970, by a clock that may be wrong and may jump. */
  now: () => number
  /** Runs something later, and gives back how to call it off. */
  after: (ms: number, run: () => void) => () => void
  /** Whether somebody can see this tab. */
  isSeen: () => boolean
  /** Lasts as long as the tab. */
  tab: KeyValueStorage
  /** Lasts on the device, and is seen by every tab. */
  device: KeyValueStorage
  /** Undefined where the browser has none: then two tabs may renew at once, which the server bears. */
  locks: Locks | undefined
  /** To and from the other tabs. */
  channel: {
    post: (message: TabMessage) => void
    listen: (listener: (message: TabMessage) => void) => void
  }
  /** The databases of the people who work on this device. */
  databases: {
    /** Theirs; with an organization, that which a platform owner has for it. */
    open: (userId: string, organizationId?: string) => ManagerDatabase
    /** Resolves once nothing of it is left but changes that were never sent. */
    remove: (userId: string) => Promise<void>
    /** Resolves once nothing of it is left. */
    discard: (userId: string) => Promise<void>
    /** Whose database there is. */
    list: () => Promise<string[]>
  }
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
