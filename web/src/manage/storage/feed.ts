import type { Digest } from '#shared/feed/contract.ts'

export type Generation = 'A' | 'B'

export const otherGeneration = (generation: Generation): Generation => (generation === 'A' ? 'B' : 'A')

/** A record as the feed told it, or as the answer to a change did. */
export interface StoredRecord {
  /** `<entity>:<id>` */
  key: string
  entity: string
  id: string
  /** What it belongs to, empty for what belongs to nothing. Absent for what is not to be shown, so that no list finds it. */
  parent?: string
  /** Its place in the feed; '0' for what the feed has not told yet. */
  seq: string
  /** For the digest; absent for what the feed has not told yet. */
  h?: string
  /** Null: removed here, and confirmed; the feed will say so too. */
  row: { id: string } | null
  /** This version of the app cannot read it; a later one may. */
  unread?: 1
  /** Its place in the order of what was written on this device: a list reads on from there. Absent for what older versions wrote. */
  n?: number
}

/** How far a generation has come. */
export interface FeedPosition {
  into: Generation
  /** Opaque. Absent before the first page. */
  cursor?: string
  digest: Digest
}

/** What the screens show: a row of its own, so that they are drawn anew only when it changes. */
export interface ShownFeed {
  key: 'shown'
  generation: Generation
  /** It has been filled to its end at least once. */
  isComplete: boolean
}

/** `refused` is every other answer of the server. */
export type FeedFailure = 'no_connection' | 'busy' | 'server_down' | 'refused'

/** Nothing gets through, in either direction. */
export const isCut = (failure: FeedFailure | undefined) => failure !== undefined && failure !== 'refused'

/** How this device stands with the feed. */
export interface Feed {
  key: 'feed'
  active: FeedPosition
  /** Takes the place of the active one once it is through, so that nobody looks at half a list. */
  filling?: FeedPosition | undefined
  /** Milliseconds since 1970. */
  lastPullAt?: number
  failure?: FeedFailure | undefined
  /** Since when it fails. */
  failingSince?: number | undefined
  /** Complete pulls since the digest was compared. */
  pullsSinceDigest: number
  /** Counts pulls as they begin. */
  pulls: number
  /** The last place that a record got in the order of what was written here. */
  writes?: number
  /** What was written from the answer to a change, and during which pull: a later complete one has told of it. */
  untold: { key: string; pull: number }[]
}
