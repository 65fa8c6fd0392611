import Dexie, { type EntityTable, type PromiseExtended, type Table } from 'dexie'
import type { DocumentType } from '#shared/document/document-kinds.ts'
import type { LeftOut } from '#shared/policy/left-out.ts'
import type { Landlord } from '#shared/process/process.ts'
import { noteUse } from '#web/kit/device/device-used.ts'
import { endWithConnection } from '#web/kit/device/storage/end-with-connection.ts'
import type { Doubt } from '#web/kit/photos/judge-pixels.ts'
import type { Draft } from './draft.ts'
import type { Job } from './job.ts'

/** A file the person added. Its bytes lie in `chunks`, so that lists and live queries never load them. */
export interface LocalDocument {
  id: string
  /**
   * The draft it belongs to, and the application that the draft becomes: both have the same id. For one that was asked for later
   * the key of the request, and then the id of the job that sends it.
   */
  ownerId: string
  renterId: string
  type: DocumentType
  name: string
  mimeType: string
  size: number
  /** Absent where the browser offers no hashing (a page without TLS). */
  sha256?: string
  chunks: number
  addedAt: number
  /** Place among the documents of its renter and type; `addedAt` where a person has not moved it. */
  position?: number
  /** A small JPEG of a photo. */
  thumbnail?: ArrayBuffer
  /** A PDF without its end: whoever added it is told, and may know better. */
  isCutShort?: true
  /** A photo that somebody should look at once more, or a PDF that asks for a password. */
  doubt?: Doubt | 'locked'
  /** It is being covered or turned; or that was interrupted, and it is as it was. */
  isChanging?: boolean | undefined
  /** How much of it the server has. */
  transfer?: Transfer
  /** When it was removed, and by what it went: its own id, its renter's, or `pagesOf` what was made of it. */
  removed?: { at: number; by: string }
}

export interface Transfer {
  /** Bytes that the server has confirmed. */
  offset: number
  /** The server has all of it, and checked it. */
  done: boolean
  /** The type it was announced as: another one has to be announced again. */
  type: DocumentType
}

/** Bytes as ArrayBuffer, never as Blob or File: those may be a mere reference to a file that changes or disappears. */
export interface Chunk {
  docId: string
  i: number
  bytes: ArrayBuffer
}

/** Proof of what the server received. Names nobody. */
export interface StoredReceipt {
  id: string
  processId: string
  reference: string
  receivedAt: string
  /** Address of the home, so that a person with several applications can tell them apart. */
  address?: string
  /** Who lets it. */
  landlord?: Landlord
  /** Whether the server confirms it by mail; absent where it did not say. */
  confirmationMail?: boolean
  /** What was sent and is not kept; absent where all of it is. */
  leftOut?: LeftOut
  /** When it was withdrawn, by the server's clock; absent where this device has not heard that it was. */
  withdrawnAt?: string
  /** With it, and with what only the person knows, the device can ask about the application later. */
  secret?: string
}

const REOPEN_PAUSE_MS = 300

export class ApplyDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'id'>
  declare docs: EntityTable<LocalDocument, 'id'>
  declare chunks: Table<Chunk, [string, number]>
  declare receipts: EntityTable<StoredReceipt, 'id'>
  declare jobs: EntityTable<Job, 'id'>
  declare kv: Table<{ k: string; v: unknown }, string>

  constructor(name = 'apply') {
    // Strict: a save that was reported survives a dead battery, for some milliseconds more.
    // No cache: it is told of others' changes by BroadcastChannel alone, and what a page shows must be true without it.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({
      drafts: 'id, processId, updatedAt',
      docs: 'id, ownerId',
      chunks: '[docId+i]',
      receipts: 'id, processId, receivedAt',
    })
    // The outbox is found by its primary key alone: a tab with older code writes records that lack newer indexed fields,
    // and an index would hide them for ever.
    this.version(2).stores({ jobs: 'id', kv: 'k' })
    endWithConnection(this)
  }

  /** Once more before it is given up: a browser that is deleting the data of a site refuses the next opening. */
  override open(): PromiseExtended<Dexie> {
    noteUse()
    return super.open().catch(async (error: unknown) => {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error
      await new Promise((resolve) => setTimeout(resolve, REOPEN_PAUSE_MS))
      // Otherwise the failure would be the answer to everything until the page is loaded anew.
      this.close({ disableAutoOpen: false })
      return super.open()
    })
  }
}

export const db = new ApplyDatabase()
