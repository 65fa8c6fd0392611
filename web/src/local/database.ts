import Dexie, { type EntityTable, type Table } from 'dexie'
import type { Section } from '#shared/application/questionnaire.ts'
import type { DocumentType } from '#shared/document/document.ts'
import type { Answers } from '#web/local/answers.ts'

/** An application being written. Its id is the application's, from the first answer to the landlord's desk. */
export interface Draft {
  id: string
  /** Empty for a questionnaire without a process. */
  processId: string
  /** Counts up with every save; a save that expects another count comes from a tab that is out of date. */
  rev: number
  answers: Answers
  section: Section
  createdAt: number
  updatedAt: number
}

/** A file the person added. Its bytes lie in `chunks`, so that lists and live queries never load them. */
export interface LocalDocument {
  id: string
  /** The draft it belongs to. */
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
}

export class ApplyDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'id'>
  declare docs: EntityTable<LocalDocument, 'id'>
  declare chunks: Table<Chunk, [string, number]>
  declare receipts: EntityTable<StoredReceipt, 'id'>

  constructor(name = 'apply') {
    // Strict: a save that was reported survives a dead battery, for some milliseconds more.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      drafts: 'id, processId, updatedAt',
      docs: 'id, ownerId',
      chunks: '[docId+i]',
      receipts: 'id, processId, receivedAt',
    })
  }
}

export const db = new ApplyDatabase()
