import type { MessageDescriptor } from '@lingui/core'

/** In the document's language, or the screen's. */
export type Say = (message: MessageDescriptor) => string

/** What is recorded of each thing of a kind. The first names it. */
export interface Column<Row> {
  title: string
  /** On paper, in points; a screen has room for one below the other. */
  width: number | '*'
  cell: (row: Row) => string
  isNumber?: boolean
  /** The same thing at another time: a screen has those beside each other. */
  isBeside?: boolean
}

/** A name and what is recorded under it; nothing, where that is empty. */
export type Pair = readonly [name: string, value: string]
