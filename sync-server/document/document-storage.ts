/**
 * Where documents' bytes lie. A key is made by the server from ids alone (`applications/{applicationId}/{documentId}`),
 * never from a name that a client sent.
 */
export interface DocumentStorage {
  /**
   * Streams a body to its key. Nothing stands under the key until every byte has arrived and `accept` agreed to it;
   * a stored key is immutable.
   * @throws AppError PAYLOAD_TOO_LARGE as soon as more than `limit` bytes arrive, STORAGE_FULL when the disk is full
   */
  write(key: string, body: ReadableStream<Uint8Array>, limit: number, accept: Accept): Promise<StoredObject>
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** Size and hash of a stored object, undefined when there is none. */
  stat(key: string): Promise<{ size: number } | undefined>
}

export interface StoredObject {
  size: number
  /** Lower-case hexadecimal. */
  sha256: string
}

/** Looks at the whole body before it is kept, and throws to refuse it. */
export type Accept = (object: StoredObject & { bytes: Uint8Array }) => void
