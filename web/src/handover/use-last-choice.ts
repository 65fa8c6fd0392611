import { useState } from 'react'
import { type LastChoices, noting, startingWith } from './last-choice.ts'

/**
 * Lets the next entry start with the last one's choices.
 *
 * @param fields that are repeated; never what people wrote by hand
 * @param start what the caller kept from before, if it did
 */
export function useLastChoice<Entry extends object>(
  fields: readonly (keyof Entry & string)[],
  start: LastChoices = {},
) {
  const [last, setLast] = useState(start)
  return {
    last,
    startingWith: (blank: Entry) => startingWith(blank, last),
    note: (entry: Entry) => setLast((before) => noting(before, entry, fields)),
  }
}
