import Dexie, { type EntityTable, type Table } from 'dexie'
import type { Activity } from '#shared/activity/activity.ts'
import type { Organization } from '#shared/organization/organization.ts'
import type { Me } from '#shared/user/contract.ts'
import type { User } from '#shared/user/user.ts'
import type { StoredCommand } from './desk-command.ts'
import type { Feed, Generation, ShownFeed, StoredRecord } from './desk-feed.ts'

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

/**
 * What a person who manages has read, as the server last told it, and what they did. One database for each person who works on
 * this device; and for a platform owner one more for each organization that they work in, so that nothing of two mixes.
 */
export class DeskDatabase extends Dexie {
  declare me: EntityTable<Me & { id: string }, 'id'>
  declare organizations: EntityTable<Organization, 'id'>
  declare users: EntityTable<User, 'id'>
  declare activities: EntityTable<Activity, 'id'>
  declare lists: EntityTable<ReadList, 'key'>
  declare files: EntityTable<KeptFile, 'id'>
  /** Two generations of what the feed tells: one is shown, and the other one may be filling to take its place. */
  declare recordsA: EntityTable<StoredRecord, 'key'>
  declare recordsB: EntityTable<StoredRecord, 'key'>
  declare feed: Table<Feed | ShownFeed, string>
  /** What was done here and is not confirmed. */
  declare commands: EntityTable<StoredCommand, 'n'>

  /** @param organizationId of the organization that a platform owner has chosen */
  constructor(userId: string, organizationId?: string) {
    // Strict: a change that was reported as saved survives a dead battery.
    // No cache: it is told of others' changes by BroadcastChannel alone, and what a page shows must be true without it.
    super(nameOf(userId, organizationId), { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({ me: 'id', organizations: 'id', users: 'id', activities: 'id', lists: 'key' })
    // Commands are found by their number alone: what an older page writes lacks newer fields, and an index would hide it.
    const records = 'key, [entity+parent], unread'
    this.version(2).stores({ recordsA: records, recordsB: records, feed: 'key', commands: '++n' })
    this.version(3).stores({ files: 'id, applicationId, processId' })
  }

  records(generation: Generation): EntityTable<StoredRecord, 'key'> {
    return generation === 'A' ? this.recordsA : this.recordsB
  }
}

const PREFIX = 'desk-'
/** Between a person and an organization; no id has it in it. */
const BETWEEN = '_'

const nameOf = (userId: string, organizationId: string | undefined) =>
  PREFIX + userId + (organizationId === undefined ? '' : BETWEEN + organizationId)

/**
 * Every database of a person; the whole one and not its tables: what is only cleared can still be found on the disk. Where
 * changes lie in one that were never sent, these alone stay, for the same person to go on with (decisions.md, Sign-in).
 */
export const removeDesk = (userId: string): Promise<void> =>
  ofEach(userId, async (organizationId) => {
    const desk = new DeskDatabase(userId, organizationId)
    try {
      if ((await desk.commands.count()) > 0) return await clearAllButCommands(desk)
    } finally {
      desk.close()
    }
    await Dexie.delete(nameOf(userId, organizationId))
  })

/** The changes too that were never sent. */
export const discardDesk = (userId: string): Promise<void> =>
  ofEach(userId, (organizationId) => Dexie.delete(nameOf(userId, organizationId)))

/** Changes that the server has not confirmed, in each organization in which a person has some. */
export async function countUnsent(userId: string): Promise<Map<string | undefined, number>> {
  const counts = new Map<string | undefined, number>()
  await ofEach(userId, async (organizationId) => {
    const desk = new DeskDatabase(userId, organizationId)
    try {
      const count = await desk.commands.count()
      if (count > 0) counts.set(organizationId, count)
    } finally {
      desk.close()
    }
  })
  return counts
}

function clearAllButCommands(desk: DeskDatabase): Promise<void> {
  const others = desk.tables.filter(({ name }) => name !== 'commands')
  return desk.transaction('rw', others, async () => {
    await Promise.all(others.map((table) => table.clear()))
  })
}

/** Whose databases lie on this device. */
export const listDesks = async (): Promise<string[]> => [...new Set((await listOwners()).map(({ userId }) => userId))]

async function ofEach(userId: string, run: (organizationId: string | undefined) => Promise<void>): Promise<void> {
  const own = (await listOwners()).filter((owner) => owner.userId === userId)
  for (const { organizationId } of own) await run(organizationId)
}

async function listOwners(): Promise<{ userId: string; organizationId: string | undefined }[]> {
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(PREFIX))
  return names.map((name) => {
    const [userId = '', organizationId] = name.slice(PREFIX.length).split(BETWEEN)
    return { userId, organizationId }
  })
}
