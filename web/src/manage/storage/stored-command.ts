import type { AsSigned } from '#shared/handover/as-signed.ts'
import type { WaitReason } from '#web/kit/device/wait-reason.ts'

/** A change that somebody made here: a documented call, kept until the server has confirmed it or a person has decided. */
export interface StoredCommand {
  /** In the order in which they were made; given by the database. */
  n: number
  /** Its `Idempotency-Key`: however often it is sent, it is done once. */
  id: string
  /** A newer version of the app may have others. */
  name: string
  params: Record<string, string> | undefined
  body: unknown
  about: { entity: string; id: string }
  /** `<entity>:<id>` of what it is about, and which part of it where that stands apart: sent one after the other. */
  chain: string
  ifMatch?: number | undefined
  /** It follows another one of its chain that was not confirmed: what it expects is what that one leads to. */
  follows?: boolean | undefined
  /** What the person saw. */
  base: CommandBase
  /** `sending` was tried at least once and may have arrived; `attention` waits for a person. */
  state: 'waiting' | 'sending' | 'attention'
  attempts: number
  /** Failures of the server itself, in a row. */
  failures: number
  /** Milliseconds since 1970. */
  nextAttemptAt: number
  /** How often in a row it did not get to the server since it was last woken; absent when it waits for anything else. */
  unreached?: number | undefined
  /** Why the last attempt led to nothing. */
  waitsFor?: WaitReason | undefined
  /** When `nextAttemptAt` was written down: a clock that was set back since keeps nothing waiting. */
  waitingSetAt: number
  createdAt: number
  /** Whose it is: it is never sent as anybody else. */
  actorId: string
  actorName: string
  outcome?: CommandOutcome | undefined
  /** Of a signing: what was signed, whatever becomes of the draft meanwhile. Absent in what an older version kept. */
  asSigned?: AsSigned | undefined
}

export interface CommandBase {
  status?: string
  /** Of whom or what, so that a card can name it when the record is gone. */
  label?: string
  /** The name of the home that it belongs to. */
  home?: string
  /** Whom it was done for. */
  person?: string
  /** The record itself, where a colleague's change can meet it: so that only what was changed is written over theirs. */
  seen?: object
}

/** Why the server did not do it. */
export interface CommandOutcome {
  /** One of shared/errors/errors.ts, a newer one's, or DEPENDS_ON_REJECTED. */
  code: string
  details?: { path: string; message: string }[]
  /** What the record is now. */
  current?: {
    status?: string | undefined
    version: number
    by: string | null
    at: string
    /** The record that stands in the way, where it is another one. */
    other?: { id: string; name: string } | undefined
  }
  at: number
}
