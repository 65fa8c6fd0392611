import Dexie, { type EntityTable, type Table, type Transaction } from 'dexie'
import type { Activity } from '#shared/activity/activity.ts'
import type { Organization } from '#shared/organization/organization.ts'
import type { Me } from '#shared/user/contract.ts'
import type { User } from '#shared/user/user.ts'
import { type Feed, type Generation, otherGeneration, type ShownFeed, type StoredRecord } from './feed.ts'
import type { FileChunk, KeptProtocolFile } from './kept-protocol-file.ts'
import type { KeptPhoneCode } from './kept-phone-code.ts'
import type { KeptSigning } from './kept-signing.ts'
import { smallWrites } from './small-writes.ts'
import type { StoredCommand } from './stored-command.ts'

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

/** What somebody began to write about an application and has not added. */
export interface NoteDraft {
  applicationId: string
  text: string
}

/** Of records that can be shown, of every kind that has a status. */
export const BY_STATUS = '[entity+row.status+parent+row.createdAt]'

/** Of the words that applications carry, one entry for each. */
export const BY_TAG = 'row.tags'

/**
 * What a person who manages has read, as the server last told it, and what they did. One database for each person who works on
 * this device; and for a platform owner one more for each organization that they work in, so that nothing of two mixes.
 */
export class ManagerDatabase extends Dexie {
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
  /** Photos and PDFs of protocols that lie on this device; their bytes lie in `fileChunks`. */
  declare protocolFiles: EntityTable<KeptProtocolFile, 'id'>
  declare fileChunks: Table<FileChunk, [string, number]>
  /** Protocols that are being signed on this device. */
  declare signings: EntityTable<KeptSigning, 'protocolId'>
  declare noteDrafts: EntityTable<NoteDraft, 'applicationId'>
  declare phoneCodes: EntityTable<KeptPhoneCode, 'key'>

  /** @param organizationId of the organization that a platform owner has chosen */
  constructor(userId: string, organizationId?: string) {
    // Strict: a change that was reported as saved survives a dead battery.
    // No cache: it is told of others' changes by BroadcastChannel alone, and what a page shows must be true without it.
    super(databaseName(userId, organizationId), { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.use(smallWrites)
    this.version(1).stores({ me: 'id', organizations: 'id', users: 'id', activities: 'id', lists: 'key' })
    // Commands are found by their number alone: what an older page writes lacks newer fields, and an index would hide it.
    const records = 'key, [entity+parent], unread'
    this.version(2).stores({ recordsA: records, recordsB: records, feed: 'key', commands: '++n' })
    this.version(3).stores({ files: 'id, applicationId, processId' })
    this.version(4).stores({ protocolFiles: 'id, protocolId', fileChunks: '[fileId+i]' })
    this.version(5).stores({ signings: 'protocolId' })
    const ordered = `${records}, [entity+parent+n]`
    this.version(6).stores({ recordsA: ordered, recordsB: ordered }).upgrade(readAnew)
    // The browser makes it of what lies there: how many wait is counted without reading them.
    const byStatus = `${ordered}, ${BY_STATUS}`
    this.version(7).stores({ recordsA: byStatus, recordsB: byStatus })
    // Which tags there are, without reading what carries them.
    const byTag = `${byStatus}, *${BY_TAG}`
    this.version(8).stores({ recordsA: byTag, recordsB: byTag })
    this.version(9).stores({ noteDrafts: 'applicationId' })
    this.version(10).stores({ phoneCodes: 'key' })
  }

  /** What is written together when a change is made, or answered. */
  get changeTables() {
    return [this.commands, this.recordsA, this.recordsB, this.feed, this.noteDrafts]
  }

  /** Files of protocols, with their bytes. */
  get fileTables() {
    return [this.protocolFiles, this.fileChunks]
  }

  records(generation: Generation): EntityTable<StoredRecord, 'key'> {
    return generation === 'A' ? this.recordsA : this.recordsB
  }
}

const PREFIX = 'desk-'
/** Between a person and an organization; no id has it in it. */
const BETWEEN = '_'

export const databaseName = (userId: string, organizationId: string | undefined): string =>
  PREFIX + userId + (organizationId === undefined ? '' : BETWEEN + organizationId)

/** Undefined for a database that is no manager's. */
export function ownerOfDatabase(name: string): { userId: string; organizationId: string | undefined } | undefined {
  if (!name.startsWith(PREFIX)) return undefined
  const [userId = '', organizationId] = name.slice(PREFIX.length).split(BETWEEN)
  return { userId, organizationId }
}

/** What an older version wrote has no place in the order of writing: it is shown until all of it has come again. */
async function readAnew(transaction: Transaction): Promise<void> {
  const feeds = transaction.table<Feed | ShownFeed, string>('feed')
  const feed = await feeds.get('feed')
  if (feed?.key !== 'feed' || feed.active.cursor === undefined) return
  const into = otherGeneration(feed.active.into)
  await transaction.table(into === 'A' ? 'recordsA' : 'recordsB').clear()
  await feeds.put({ ...feed, filling: { into, digest: {} } })
}
