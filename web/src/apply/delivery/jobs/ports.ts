import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { Locks } from '#web/kit/device/locks.ts'

/** What the engine needs from outside. Page, service worker and tests each make one. */
export interface Ports {
  db: ApplyDatabase
  send: typeof fetch
  /** Milliseconds since 1970, by a clock that may be wrong and may jump. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Runs something later, and gives back how to call it off. */
  after: (ms: number, run: () => void) => () => void
  /** Undefined where the browser has none: then the lease alone keeps two from sending at once. */
  locks: Locks | undefined
  /** This page or worker, since its start. */
  holder: string
  /** Called at named points, so that a test can end everything exactly there. */
  reach?: (point: EnginePoint) => Promise<void>
}

/** Each request of a wake-up, with its own time limit, ended early when the page goes to sleep. */
export interface Requests {
  /** For calls. */
  json: typeof fetch
  /** For documents and parts of them. */
  bytes: typeof fetch
  isOver: () => boolean
}

/** Moments at which a phone may die, in the order of a delivery. */
export const enginePoints = [
  'picked',
  'code-checked',
  'presigned',
  'chunk-sent',
  'chunk-noted',
  'document-done',
  'before-post-noted',
  'post-noted',
  'answered',
  'settled',
] as const
export type EnginePoint = (typeof enginePoints)[number]
