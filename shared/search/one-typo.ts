/** In a shorter word a typo leaves nothing to know it by. */
const SHORTEST = 4
/** From here on the beginning of a word is enough to know it by, also with a typo. */
const LONG = 6

/** A word with two neighbouring letters the other way round, at each of its places; none of a short one. */
export const swapped = (word: string): string[] =>
  word.length < SHORTEST
    ? []
    : Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2))

/**
 * Whether a word is what was meant: it begins with it, two neighbouring letters may have changed places, or it has one letter too many,
 * too few or another one: all of the word, or its beginning where much was typed. Of a number another digit is another number.
 */
export function isMeantBy(typed: string): (word: string) => boolean {
  if (typed.length < SHORTEST || !hasLetter.test(typed)) return (word) => word.startsWith(typed)
  const { length } = typed
  return (word) => {
    // Hundreds of thousands of words are asked: nearly all differ in their first letters, and are done with there.
    let at = 0
    while (at < length && typed[at] === word[at]) at += 1
    if (at === length) return true
    if (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
      return true
    if (length >= LONG)
      return (
        word.startsWith(typed.slice(at + 1), at + 1) ||
        word.startsWith(typed.slice(at), at + 1) ||
        word.startsWith(typed.slice(at + 1), at)
      )
    const more = length - word.length
    if (more > 1 || more < -1) return false
    return typed.slice(at + Number(more >= 0)) === word.slice(at + Number(more <= 0))
  }
}

const hasLetter = /\p{L}/u
