import type { Program } from '#bench/start-program.ts'
import type { Db } from '#server/deps.ts'
import type { PulledFeed } from './pulled-feed.ts'

/** A database, and who pulls from it. */
export interface Engine {
  db: Db
  desk: PulledFeed
}

export interface Servers {
  embedded: Program
  /** Both on the operator's database. */
  one: Program
  other: Program
  bare: Program
}
