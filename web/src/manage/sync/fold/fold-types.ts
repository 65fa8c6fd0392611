import type { BodyOf, ParamsOf } from '#shared/endpoint.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { CommandEndpoint, CommandName } from './command-types.ts'

/** A change as far as its effect on the records goes. */
export interface Folding<N extends CommandName> {
  params: ParamsOf<CommandEndpoint<N>>
  body: BodyOf<CommandEndpoint<N>>
  about: { entity: string; id: string }
  /** Milliseconds since 1970. */
  createdAt: number
  actorId: string
  actorName: string
  /** Of a signing that takes the place of the draft: rooms that go. */
  leavesOut?: string[] | undefined
}

/** A record as it will be; null when it will be gone. */
export type Effect = { [E in Entity]: { entity: E; id: string; row: FeedRecords[E] | null } }[Entity]

/** A record as it is at this moment, with everything folded before; undefined when it is not here. */
export type Look = <E extends Entity>(entity: E, id: string) => FeedRecords[E] | undefined

export type Fold<N extends CommandName> = (command: Folding<N>, look: Look) => Effect[]
