/** In a shorter word a typo leaves nothing to know it by. */
const SHORTEST = 4

/** A word with two neighbouring letters the other way round, at each of its places; none of a short one. */
export const swapped = (word: string): string[] =>
  word.length < SHORTEST
    ? []
    : Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2))
