import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { swapped } from '#shared/search/one-typo.ts'
import { spellings } from '#shared/search/search.ts'

/** What is looked through. */
export interface Sought {
  key: string
  name: string
  /** Also found by a part from within it. */
  code: string
  more: string
}

/** What is typed beyond these is not looked for: hundreds of words take seconds, and nobody types them. */
const MAX_LETTERS = 64
const MAX_WORDS = 6

/** So many found as they were typed are enough; with fewer, what was meant may be written otherwise. */
const ENOUGH = 8

/** Finds by the beginnings of words, in any spelling; and where that finds little, with typos. */
export function createMatcher() {
  const index = new MiniSearch<Sought>({
    idField: 'key',
    fields: ['name', 'code', 'more'],
    tokenize: (text, field) => (field === 'code' ? codeParts(text) : spelledWords(text)),
    processTerm: (term) => term,
  })
  const search = (ways: readonly string[][], options: SearchOptions, meant: (word: string) => Query = (word) => word) =>
    index.search(queryOf(ways, meant), options).map(({ id }) => String(id))
  return {
    put: (sought: Sought): void => {
      if (index.has(sought.key)) index.replace(sought)
      else index.add(sought)
    },
    remove: (key: string): void => index.discard(key),
    /** Keys of those that have every word as it was typed, or its beginning. */
    findAsTyped: (typed: string): string[] => search(waysOf(typed), asTyped),
    /**
     * Keys, the best first.
     * @param isQuick who is still typing waits for nothing that is found beside: with typos it takes ten times as long
     */
    find: (typed: string, isQuick = false): string[] => {
      const ways = waysOf(typed)
      const found = new Set(search(ways, asTyped))
      const asMeant = found.size
      const isLittle = () => found.size < (isQuick ? 1 : ENOUGH) && longWord.test(typed)
      // Who is one typo away comes before who is two away, however rare a name those have.
      if (isLittle()) for (const key of search(ways, withTypos(1), orSwapped)) found.add(key)
      if (isLittle()) for (const key of search(ways, withTypos(2))) found.add(key)
      // Beside what is written as it was typed, typos make no crowd in which that is one of many.
      return asMeant > 0 ? [...found].slice(0, Math.max(asMeant, ENOUGH)) : [...found]
    },
  }
}

const asTyped: SearchOptions = {
  prefix: true,
  boost: { name: 3, code: 3 },
  tokenize: (words) => words.split(' '),
}

/** In a shorter one a typo leaves nothing to know it by. */
const longWord = /[\p{L}\p{N}]{4}/u

const withTypos = (most: 1 | 2): SearchOptions => ({
  ...asTyped,
  fuzzy: (word) => (word.length < 4 ? false : word.length === 4 ? 1 : most),
})

/** Two letters that changed places are one typo for who types, and two for the index. */
const orSwapped = (word: string): Query => ({
  combineWith: 'OR',
  queries: [word, { combineWith: 'OR', fuzzy: false, queries: swapped(word) }],
})

/** What is typed in each of its spellings, word by word. */
const waysOf = (typed: string): string[][] =>
  spellings(typed.trim().slice(0, MAX_LETTERS))
    .map((text) => wordsOf(text).slice(0, MAX_WORDS))
    .filter((words) => words.length > 0)

/** Every word has to be found, in one of the spellings. */
const queryOf = (ways: readonly string[][], meant: (word: string) => Query): Query => ({
  combineWith: 'OR',
  queries: ways.map((words) => ({ combineWith: 'AND', queries: words.map(meant) })),
})

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const spelledWords = (text: string) => [...new Set(spellings(text).flatMap(wordsOf))]

const SHORTEST_PART = 3

/** Its words, each from any of its signs on, and all of it in one word. */
function codeParts(text: string): string[] {
  const words = spelledWords(text)
  const parts = words.flatMap((word) =>
    Array.from({ length: Math.max(1, word.length - SHORTEST_PART + 1) }, (_, at) => word.slice(at)),
  )
  return [...new Set([...parts, words.join('')])].filter(Boolean)
}
