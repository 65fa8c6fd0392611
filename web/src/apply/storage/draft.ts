import type { Section } from '#shared/application/sections.ts'
import type { Currency } from '#shared/money.ts'
import type { Answers } from './answers.ts'

/** An application being written. Its id is the application's, from the first answer to the manager's screen. */
export interface Draft {
  id: string
  /** Empty for a questionnaire without a process, and while `code` has not been checked. */
  processId: string
  /** Entered without a connection: which process it opens is not known yet. */
  code?: string
  /** What the check of `code` found, when it opens nothing that can be applied for. */
  codeProblem?: 'unknown' | 'closed'
  /** The process as the server described it, once `code` was checked. */
  home?: Record<string, unknown>
  /** Of the home that its answers were given for first, where it became one for another home. */
  currency?: Currency
  /** The person agreed that documents leave the device before *Submit*. */
  sendsEarly?: boolean
  /** Of an application that was taken back: should an earlier attempt have arrived, its receipt can be asked for. */
  receiptSecret?: string
  /** Counts up with every save; a save that expects another count comes from a tab that is out of date. */
  rev: number
  answers: Answers
  section: Section
  /** The id of the renter whose card is open. */
  openRenter?: string | undefined
  createdAt: number
  updatedAt: number
}
