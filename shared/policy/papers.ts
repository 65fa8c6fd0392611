import type { paperNames } from './paper-names.ts'

export type PaperName = keyof typeof paperNames

/** One that counts as a document of its kind. */
export interface Paper {
  readonly paper: PaperName
  /** The last so many of them. */
  readonly last?: number
  /** Those of the last so many months. */
  readonly ofMonths?: number
  /** Made less than so many months ago. */
  readonly months?: number
  /** What takes its place where there is none. */
  readonly orElse?: PaperName
}

/** Of these one is enough, or whoever asks may get several. */
export type PaperGroup = { readonly one: readonly Paper[] } | { readonly oneOrMore: readonly Paper[] }

/** What counts as a document of a kind: of each group something. */
export interface Papers {
  readonly renter: readonly PaperGroup[]
  /** Of a guarantor where something else counts, and of a company that vouches. */
  readonly guarantor?: readonly PaperGroup[]
  readonly company?: readonly PaperGroup[]
  /** Null is: no law lists them, the choice is our own. */
  readonly source: string | null
}

export const papersIn = (group: PaperGroup): readonly Paper[] => ('one' in group ? group.one : group.oneOrMore)
