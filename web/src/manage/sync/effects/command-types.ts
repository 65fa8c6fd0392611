import type { BodyOf, ParamsOf } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { everyCommand } from '#shared/every-command.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { AsSigned } from '#shared/handover/as-signed.ts'

export type CommandName = keyof typeof everyCommand
export type CommandEndpoint<N extends CommandName> = (typeof everyCommand)[N]['endpoint']

export interface CommandInput<N extends CommandName> {
  params: ParamsOf<CommandEndpoint<N>>
  body: BodyOf<CommandEndpoint<N>>
  /** The record that it changes or creates: what is done to one record is sent in the order it was done. */
  about: { entity: Entity; id: string }
  /** The record's `version` as the person saw it. */
  ifMatch?: number
  /**
   * Whether the record as it is here says only what this person wrote: a change of theirs may be confirmed before the screen shows
   * it, and nobody is in conflict with themselves. Then its version is the one that they saw.
   */
  isEcho?: (here: object) => boolean
  /** The record of that version, where a newer one may have come since, as while a dialog is open. */
  seen?: object
  /** What people signed: kept here, and sent only when somebody decides that it stands. */
  asSigned?: AsSigned
}

/** What the server said was wrong, where it said so (`VALIDATION_FAILED`). */
interface RefusalDetail {
  path: string
  message: string
}

/** `waiting`: safe on this device, and not confirmed yet; `isFailing` when the server was reached and could not do it. */
export type Issued =
  | { kind: 'done' }
  | { kind: 'waiting'; n: number; isFailing?: true }
  | { kind: 'refused'; code: ErrorCode; details?: RefusalDetail[] }
