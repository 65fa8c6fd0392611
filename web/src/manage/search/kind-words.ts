import { spellings } from '#shared/search/search.ts'
import type { Entry } from './entry.ts'

/** What people call a kind of record, in the language of the page. */
export interface KindWord {
  word: string
  entities: ReadonlySet<Entry['entity']>
}

/** In a shorter one a kind is not known. */
const LEAST_LETTERS = 4

/**
 * Takes the name of a kind out of what is typed: “handover Lindenhof”.
 * @returns undefined where none is named, or nothing beside it
 */
export function withoutKind(
  typed: string,
  kinds: readonly KindWord[],
): { rest: string; entities: ReadonlySet<Entry['entity']> } | undefined {
  const words = typed.split(/\s+/).filter(Boolean)
  for (const word of words) {
    const found = word.length < LEAST_LETTERS ? undefined : kinds.find((kind) => begins(kind.word, word))
    const rest = words.filter((each) => each !== word).join(' ')
    if (found && rest) return { rest, entities: found.entities }
  }
  return undefined
}

/** One is the beginning of the other: “handovers” names a “Handover protocol”. */
function begins(name: string, typed: string): boolean {
  const [first] = name.split(' ')
  const [known, said] = [spellings(first ?? ''), spellings(typed)]
  return known.some((one) => said.some((other) => one.startsWith(other) || other.startsWith(one)))
}
