import type { FileKind } from '#shared/document/document.ts'

/**
 * Where documents' bytes lie. A key is made by the server from ids alone (`applications/{applicationId}/{documentId}`,
 * `protocols/{protocolId}/{fileId}`, `properties/{propertyId}/{photoId}`),
 * never from a name that a client sent.
 */
export interface DocumentStorage {
  /**
   * Streams a body to its key. Nothing stands under the key until every byte has arrived and `accept` agreed to it;
   * a stored key is immutable.
   * @throws AppError PAYLOAD_TOO_LARGE as soon as more than `limit` bytes arrive, UPLOADS_PAUSED before the disk is full,
   * STORAGE_FULL when it is,
   * DOCUMENT_CONFLICT when other bytes stand under the key
   */
  write(key: string, body: ReadableStream<Uint8Array>, limit: number, accept: Accept): Promise<StoredObject>
  /**
   * Adds a piece to what has arrived for a key, and keeps it whatever happens next. With the last piece, the one that
   * makes `limit` bytes, the whole is stored as `write` does it; when `accept` refuses it, nothing of it stays, unless it could not
   * say (UNAVAILABLE).
   * A key takes one piece at a time: a second one that follows what has arrived makes the first one stop, because a
   * connection that died is often noticed by its sender alone.
   * @throws AppError UPLOAD_OFFSET_MISMATCH when the piece does not follow, or has to stop for another;
   * PAYLOAD_TOO_LARGE, with nothing of the piece kept; the others as `write` does
   */
  append(key: string, piece: Piece, limit: number, accept: Accept): Promise<Progress>
  /** How many bytes have arrived in pieces of what is not stored yet. */
  arrived(key: string): Promise<number>
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** Size of a stored object, undefined when there is none. */
  stat(key: string): Promise<{ size: number } | undefined>
  /** Forgets the pieces that have arrived, but never a stored object. */
  discard(key: string): Promise<void>
  /** Removes the object, and pieces of it. */
  remove(key: string): Promise<void>
  /** Whether so many bytes of a document may come now; where they come by a way that asks nobody, the answer is what stops them. */
  hasRoom(bytes: number): boolean
  /**
   * An address at the storage itself where a client may put the whole, of exactly this type and length. It counts as
   * pieces that have arrived, and is looked at before it is stored. Missing where only this server can write.
   */
  signUpload?(key: string, object: { contentType: string; size: number }): Promise<string>
}

export interface Piece {
  offset: number
  /** Null to finish a whole of which every byte is there already, as after a crash. */
  body: ReadableStream<Uint8Array> | null
}

export interface Progress {
  offset: number
  /** Once it is stored. */
  object?: StoredObject
}

export interface StoredObject {
  size: number
  /** Lower-case hexadecimal. */
  sha256: string
}

/** All of a document, and what it is. */
export interface Examined extends StoredObject {
  bytes: Uint8Array<ArrayBuffer>
  /** By its bytes; undefined for what we do not take. */
  kind: FileKind | 'heic' | undefined
  /** Of a Word document: it brings what Word would run. */
  mayRunMacros: boolean
}

/** Looks at the whole body before it is kept, and throws to refuse it; with AppError UNAVAILABLE, to be asked again. */
export type Accept = (object: Examined) => void | Promise<void>

/** Bytes of what is gone already, and noted as discarded: those that cannot be removed now are the cleaner's. */
export async function removeGone(storage: Pick<DocumentStorage, 'remove'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key).catch(() => {})
}
