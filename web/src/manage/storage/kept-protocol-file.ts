import type { NewProtocolFile } from '#shared/handover/file.ts'

/** Whose a file is: a protocol's, or a home's. */
export type FileOwner = { protocolId: string; propertyId?: undefined } | { protocolId?: undefined; propertyId: string }

/** A photo or PDF of a protocol, or a photo of a home, whose bytes lie on this device: added here, or fetched to be looked at. */
export type KeptProtocolFile = NewProtocolFile &
  FileOwner & {
    chunks: number
    /** Milliseconds since 1970. */
    keptAt: number
    /** Whose it is: it is never sent as anybody else. */
    actorId: string
    /** When the server confirmed that it has all of it, in milliseconds since 1970. Absent: it has to be sent. */
    sentAt?: number | undefined
    /** Some of it may have left the device. */
    isBegun?: true | undefined
    /** What lies here is not what was added: it cannot be sent. */
    isDamaged?: true | undefined
    attempts: number
    /** Milliseconds since 1970. */
    nextAttemptAt: number
    /** When `nextAttemptAt` was written down: a clock that was set back since keeps nothing waiting. */
    waitingSetAt: number
  }

/** Bytes as ArrayBuffer, never as Blob or File: those may be a mere reference to a file that changes or disappears. */
export interface FileChunk {
  fileId: string
  i: number
  bytes: ArrayBuffer
}

export const isUnsent = ({ sentAt, isDamaged }: Pick<KeptProtocolFile, 'sentAt' | 'isDamaged'>) =>
  sentAt === undefined && !isDamaged
