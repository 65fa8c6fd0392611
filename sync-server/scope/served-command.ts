import type { AdminDeps } from '#server/deps.ts'
import type { StoredRow } from '#server/feed/rows/stores.ts'
import type { InputOf, Write } from '#shared/command.ts'
import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import type { Entity } from '#shared/feed/feed.ts'
import type { Note } from './activity-log.ts'
import type { CommandRecords } from './command-records.ts'
import type { Call } from './mount-contract.ts'
import type { ScopedTransaction } from './scoped-transaction.ts'

/** What a rule writes, with what managers do not see of it. */
export type ServedWrite = Write & { columns?: Readonly<Record<string, unknown>> }

export interface Written {
  entity: Entity
  id: string
  how: 'insert' | 'change' | 'remove'
  /** As it is now; undefined for what is gone. */
  row: unknown
}

/** A command on its way through the server. */
export interface Doing<E extends Endpoint> extends InputOf<E> {
  scoped: ScopedTransaction
  records: CommandRecords
  deps: AdminDeps
  now: Date
  call: Call<E>
}

export interface Done<E extends Endpoint, A extends Entity> extends Doing<E> {
  /** Of what it made, as it was made. */
  before: StoredRow<A>
  after: StoredRow<A>
  written: readonly Written[]
}

type Line = Omit<Note, 'organizationId'>
type Lines = Line | readonly Line[] | undefined

/** What a rule does not say, since only the server does it. */
export interface Around<E extends Endpoint, A extends Entity> {
  /** What everybody locks first who does something like it. @throws AppError */
  lock?: (doing: Doing<E>) => Promise<unknown>
  /** It is hardly ever there already: it is looked for only where its id is taken. */
  isNew?: true
  /**
   * Asked before each write: adds what only the server gives or keeps to itself, and refuses what only it can look up.
   * @returns undefined for what only the server knows to be so already
   * @throws AppError
   */
  amend?: (doing: Doing<E>) => (write: Write, written: readonly Written[]) => Promise<ServedWrite | undefined>
  log?: (done: Done<E, A>) => Lines | Promise<Lines>
  /** What is to be sent after the transaction. */
  mail?: (done: Done<E, A>) => Promise<void>
  answer: (done: Done<E, A>) => Promise<AnswerOf<E>> | AnswerOf<E>
}
