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
 * Takes the name of a kind out of what is typed: “handover Lindenhof”. The kind is the one that most of the words name.
 * @returns undefined where none is named, or nothing beside it
 */
export function withoutKind(
  typed: string,
  kinds: readonly KindWord[],
): { rest: string; entities: ReadonlySet<Entry['entity']> } | undefined {
  const words = typed.split(/\s+/).filter(Boolean)
  const named = kinds.map(({ word, entities }) => ({ words: words.filter((each) => names(word, each)), entities }))
  const most = Math.max(0, ...named.map((each) => each.words.length))
  const found = most > 0 && named.find((each) => each.words.length === most)
  if (!found) return undefined
  const rest = words.filter((each) => !found.words.includes(each)).join(' ')
  return rest ? { rest, entities: found.entities } : undefined
}

/** What is typed begins one of its words, is a part of it, or has another ending: “handovers”, “Protokoll”, “property”. */
const names = (kind: string, typed: string): boolean =>
  typed.length >= LEAST_LETTERS &&
  kind.split(' ').some((word) => spellings(word).some((one) => spellings(typed).some((other) => areAlike(one, other))))

/** What a plural or a case puts at the end. */
const ENDING = 3

function areAlike(one: string, other: string): boolean {
  if (other.length > LEAST_LETTERS && one.includes(other)) return true
  const until = [...one].findIndex((letter, at) => letter !== other[at])
  const common = until < 0 ? one.length : until
  const lengths = [one.length, other.length]
  return common >= LEAST_LETTERS && (common === Math.min(...lengths) || Math.max(...lengths) - common <= ENDING)
}
