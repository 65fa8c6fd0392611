import Dexie, { type EntityTable } from 'dexie'
import type { Activity } from '#shared/activity/activity.ts'
import type { Organization } from '#shared/organization/organization.ts'
import type { Me } from '#shared/user/contract.ts'
import type { User } from '#shared/user/user.ts'

/** When a list was last read, such as `users:<organization>`. */
export interface ReadList {
  key: string
  readAt: number
}

/** A document of an application that somebody keeps on this device, for being without a connection. */
export interface KeptFile {
  /** The document's. */
  id: string
  applicationId: string
  processId: string
  contentType: string
  /** Not a blob: some browsers lose those. */
  bytes: ArrayBuffer
}

/** What a person who manages has read, as the server last told it. One database for each person who works on this device. */
export class DeskDatabase extends Dexie {
  declare me: EntityTable<Me & { id: string }, 'id'>
  declare organizations: EntityTable<Organization, 'id'>
  declare users: EntityTable<User, 'id'>
  declare activities: EntityTable<Activity, 'id'>
  declare lists: EntityTable<ReadList, 'key'>
  declare files: EntityTable<KeptFile, 'id'>

  constructor(userId: string) {
    // No cache: it is told of others' changes by BroadcastChannel alone, and what a page shows must be true without it.
    super(PREFIX + userId, { cache: 'disabled' })
    this.version(1).stores({ me: 'id', organizations: 'id', users: 'id', activities: 'id', lists: 'key' })
    this.version(3).stores({ files: 'id, applicationId, processId' })
  }
}

const PREFIX = 'desk-'

/** The whole database and not its tables: what is only cleared can still be found on the disk. */
export const removeDesk = (userId: string): Promise<void> => Dexie.delete(PREFIX + userId)

/** Whose databases lie on this device. */
export const listDesks = async (): Promise<string[]> =>
  (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
