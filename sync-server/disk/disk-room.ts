import { statfsSync } from 'node:fs'
import type { UploadSettings } from '#server/upload-settings.ts'

/** What is kept on a disk; each leaves more of the reserve to those after it. */
const leaves = {
  /** From anybody. */
  document: 1,
  /** From somebody who is signed in. */
  file: 1 / 2,
  /** What was submitted, and lies in the built-in database. */
  record: 1 / 4,
} as const
export type Kept = keyof typeof leaves

export interface DiskRoom {
  /** Whether so many bytes more leave what has to be left. Where the system does not tell, there is room. */
  has: (kept: Kept, bytes: number) => boolean
  /** In bytes, with what the ballast gives back; undefined where the system does not tell. */
  free: () => number | undefined
}

const MB = 1_000_000
/** Of a disk, where nothing is said; the most that it comes to. */
const RESERVED_SHARE = 1 / 4
const MOST_RESERVED = 2000 * MB
const MOST_UNSUBMITTED = 20_000 * MB
const UNSUBMITTED_SHARE = 1 / 2
/** Of all that may lie here unsubmitted; the most is two applications as large as they may be. */
const CLIENT_SHARE = 1 / 4
const MOST_OF_CLIENT = 500 * MB
/** So much of that may be brought in a day and submitted: what was submitted stays. */
const TIMES_A_DAY = 4

/** Bytes of a disk that documents never take: what an operator decided, else by its size. */
export const planReserve = ({ reserve }: UploadSettings, directory: string): number =>
  reserve ?? Math.min(MOST_RESERVED, Math.round(sizeOf(directory) * RESERVED_SHARE))

/**
 * Bytes of documents that nobody has submitted, likewise: from everybody, and from one client; and all that one client brings in a day.
 * @param directory where documents lie; undefined for a bucket, which has no size
 */
export function planUnsubmitted(settings: UploadSettings, directory: string | undefined) {
  const beyond = directory === undefined ? MOST_UNSUBMITTED : sizeOf(directory) - planReserve(settings, directory)
  const everybody =
    settings.unsubmitted ?? Math.min(MOST_UNSUBMITTED, Math.max(0, Math.round(beyond * UNSUBMITTED_SHARE)))
  const client = settings.unsubmittedOfClient ?? Math.min(MOST_OF_CLIENT, Math.round(everybody * CLIENT_SHARE))
  return { everybody, client, clientADay: client * TIMES_A_DAY }
}

const sizeOf = (directory: string) => statOf(directory)?.size ?? Number.POSITIVE_INFINITY

const SEGMENT_MB = 16
const USUAL_LOG_MB = 1_024

/** PostgreSQL lets its log grow to this between two checkpoints: half of what is kept free for it, and never less than it needs. */
export function logSettings(reserve: number): Record<string, string> {
  const most = Math.max(2 * SEGMENT_MB, Math.min(USUAL_LOG_MB, Math.floor(reserve / 2 / MB)))
  return { max_wal_size: `${most}MB`, min_wal_size: `${Math.min(5 * SEGMENT_MB, most)}MB` }
}

/** @param givenBack bytes that lie on the disk only to be given back when it is full */
export function createDiskRoom(directory: string, reserve: number, givenBack = () => 0): DiskRoom {
  const free = () => {
    const stat = statOf(directory)
    return stat && stat.free + givenBack()
  }
  return { free, has: (kept, bytes) => (free() ?? Number.POSITIVE_INFINITY) - bytes >= reserve * leaves[kept] }
}

/** For a disk that is somebody else's. */
export const endlessRoom: DiskRoom = { has: () => true, free: () => undefined }

export function statOf(directory: string): { size: number; free: number } | undefined {
  try {
    const { blocks, bavail, bsize } = statfsSync(directory)
    return blocks > 0 ? { size: blocks * bsize, free: bavail * bsize } : undefined
  } catch {
    return undefined
  }
}
