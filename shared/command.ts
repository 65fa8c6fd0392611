import type { CurrentState } from '#shared/application/manager/application.ts'
import type { CalendarDate } from '#shared/dates.ts'
import type { BodyOf, Endpoint, ParamsOf } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors/errors.ts'
import type { Entity, FeedRecords } from '#shared/feed/feed.ts'
import type { IssueCode } from '#shared/issues.ts'

export interface InputOf<E extends Endpoint> {
  params: ParamsOf<E>
  body: BodyOf<E>
}

/** What a rule may look at: records as managers see them, with everything done before. */
export interface Read {
  <E extends Entity>(entity: E, id: string): FeedRecords[E] | undefined
  /** All that belong to a parent, as `parentField` has it; the oldest first. */
  of: <E extends Entity>(entity: E, parentId: string) => readonly FeedRecords[E][]
}

/** What differs between a device and the server. */
export interface Context {
  /** Of what is made, where nobody said an id. */
  id: string
  /** Of the records beside it, likewise. */
  idFor: (what: string) => string
  /** When it is done, as in ISO 8601. */
  at: string
  today: () => CalendarDate
  actor: { id: string; name: string }
  /** Of the record, as the person saw it. */
  seenVersion: number | undefined
}

/** What the engine writes itself. */
type Stamp = 'version' | 'createdAt' | 'updatedAt'

/** One change to one record. Only what is locked is changed: what it is about, and what nobody changes without that lock. */
export type Write = {
  [E in Entity]:
    | {
        entity: E
        id: string
        change: Partial<Omit<FeedRecords[E], Stamp | 'id' | 'organizationId'>>
        madeOf?: string
        /** It is no news of the record itself. */
        keepsUpdatedAt?: true
        /** Nor anything that whoever changes it has to have seen. */
        keepsVersion?: true
      }
    | {
        entity: E
        id: string
        insert: Omit<FeedRecords[E], Stamp | 'id'>
        /** Of what it is made, where the same is made only once however often it is asked for. */
        madeOf?: string
        /** What is said where another one has its id. */
        taken: ErrorCode
      }
    | { entity: E; id: string; remove: true }
}[Entity]

export interface Refusal {
  refused: ErrorCode
  details?: readonly { path: readonly (string | number)[]; issue: IssueCode }[]
}

/** Nothing to write: it is so already, whoever made it so. */
export type Verdict = readonly Write[] | Refusal

export const refuse = (refused: ErrorCode, details?: Refusal['details']): Refusal => ({
  refused,
  ...(details && { details }),
})
export const isRefusal = (verdict: readonly unknown[] | Refusal): verdict is Refusal => 'refused' in verdict

/** What a device decides once, so that a repetition says the same. */
interface Device<E extends Endpoint, A extends Entity> {
  /** Of the record that is made. */
  id: string
  newId: () => string
  today: () => CalendarDate
  /** As it is shown here. */
  record: FeedRecords[A] | undefined
  /** What waits, nobody was told yet, and gives way to it. */
  replaced?: BodyOf<E> | undefined
}

/** Whether there has to be the record: where not, it is made, or needs no removing. */
type Absence = 'is refused' | 'is fine'

/**
 * Something that managers do, once for all who have to know of it: the server does it, a device shows what it will lead to, and
 * the tests' model of the server does it too.
 */
export interface Command<E extends Endpoint = Endpoint, A extends Entity = Entity, N extends Absence = Absence> {
  endpoint: E
  /** The record that is kept from others while it is done. */
  about: A
  absent?: N
  /** Which one: else the `id` of the path. Undefined where nobody said how one that is made is called. */
  idOf?: (input: InputOf<E>) => string | undefined
  /** What is said when somebody else changed it after the version that was seen; without it that does not matter. */
  conflict?: 'STATUS_CONFLICT' | 'EDIT_CONFLICT'
  /** The rule. Pure, and told at once. */
  apply: (
    input: InputOf<E>,
    record: N extends 'is refused' ? FeedRecords[A] : FeedRecords[A] | undefined,
    read: Read,
    context: Context,
  ) => Verdict
  fill?: (body: BodyOf<E>, device: Device<E, A>) => BodyOf<E>
  /** Only while the protocol of its path is a draft: nothing is changed under a signature. */
  ofDraft?: true
  /** What it changes has to do with nothing else of the record: neither waits for the other, nor goes with it. */
  apart?: 'marks'
  /** Of many that differ in their record alone, each may arrive before or after the others: it has to do with no other record. */
  inAnyOrder?: (input: InputOf<E>) => boolean
  /** On a device: its effect is hidden, unless people wrote what nobody else has. */
  whenRefused?: 'stay readable'
  /** Records that are there once it is done; else what it makes under the id that its body says. */
  creates?: (input: InputOf<E>) => (string | undefined)[]
  /** Records that have to be there before, beside those of its path. */
  needs?: (input: InputOf<E>) => (string | undefined)[]
  /** It is about a protocol as a whole, with all that belongs to it. */
  ofWhole?: true
  /** Written down as a whole while somebody types: what waits of the same record gives way, what a colleague changed apart is merged. */
  replaces?: true
  /**
   * What to send where a colleague changed the record meanwhile, and what was changed here is written over theirs.
   * @param merged the record as it is to be
   */
  over?: (
    merged: FeedRecords[A],
    over: { body: BodyOf<E>; isMine: (field: keyof FeedRecords[A]) => boolean },
  ) => BodyOf<E>
  /**
   * From what stands by now: by which steps it still comes to what was wanted, each as its path says it; undefined where no way leads.
   * Without it nothing leads there.
   */
  again?: (input: InputOf<E>, stands: CurrentState) => ParamsOf<E>[] | undefined
  /** Somebody else has removed it too: that is as good. */
  goneIsDone?: true
  /** What somebody removed is not made again by a repetition: only by who says that it is new (`If-Match: "0"`). */
  staysGone?: true
  /** What its answer says of records, where it is not just the record that it is about. @throws for an answer of another shape */
  settles?: (answer: unknown) => { entity: Entity; row: { id: string } }[]
}

export const defineCommand = <E extends Endpoint, A extends Entity, N extends Absence = 'is refused'>(
  command: Command<E, A, N>,
): Command<E, A, N> => command

/** Any of them, whose input was read by the schemas of its own endpoint. */
export type AnyCommand = Omit<
  Command,
  'idOf' | 'apply' | 'fill' | 'creates' | 'needs' | 'inAnyOrder' | 'over' | 'again'
> & {
  idOf?: (input: never) => string | undefined
  apply: (input: never, record: never, read: Read, context: Context) => Verdict
  fill?: (body: never, device: never) => unknown
  creates?: (input: never) => (string | undefined)[]
  needs?: (input: never) => (string | undefined)[]
  inAnyOrder?: (input: never) => boolean
  over?: (merged: never, over: never) => unknown
  again?: (input: never, stands: CurrentState) => unknown[] | undefined
}

export function idOf({ idOf: say }: Pick<AnyCommand, 'idOf'>, input: { params: unknown; body: unknown }) {
  return say ? say(input as never) : (input.params as { id: string }).id
}
