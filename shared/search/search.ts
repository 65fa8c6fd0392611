import { folded } from './folded.ts'
import { isMeantBy } from './one-typo.ts'

/** What something says, made ready to be looked for: once, however often that is done. */
export interface Said {
  texts: readonly string[]
  numbers: readonly string[]
}

/** @param numbers references and telephone numbers, which people type with signs and blanks of their own */
export const saidBy = (text: string, numbers: readonly string[] = []): Said => ({
  texts: spellings(text),
  numbers: numbers.map(compact),
})

/** @returns whether every word is in what is said */
export function lookFor(typed: string): (said: Said) => boolean {
  const sought = wordsTyped(typed).map((word) => ({ texts: spellings(word), number: compact(word) }))
  return ({ texts, numbers }) =>
    sought.every(
      ({ texts: any, number }) =>
        any.some((each) => texts.some((one) => one.includes(each))) || numbers.some((one) => isPartOf(one, number)),
    )
}

/** @returns whether every word is in what is said, or one typo away from a word of it: for where nothing says it as it was typed */
export function lookForAlike(typed: string): (said: Said) => boolean {
  const sought = wordsTyped(typed).map((word) => ({
    isExact: lookFor(word),
    // Of signs alone nothing is left, and every word begins with nothing.
    meant: [...new Set([...spellings(word), compact(word)])].filter(Boolean).map(isMeantBy),
  }))
  return (said) =>
    sought.every(({ isExact, meant }) => meant.some((isMeant) => wordsOf(said).some(isMeant)) || isExact(said))
}

/** Those that say what is looked for; where none says it as it was typed, those that say it but for one typo in a word. */
export function findSaying<T>(all: readonly T[], typed: string, saidOf: (one: T) => Said): Found<T> {
  const exact = lookFor(typed)
  const found = all.filter((one) => exact(saidOf(one)))
  if (found.length > 0) return { found, isFound: exact }
  const alike = lookForAlike(typed)
  return { found: all.filter((one) => alike(saidOf(one))), isFound: alike }
}

interface Found<T> {
  found: T[]
  /** By what it was found. */
  isFound: (said: Said) => boolean
}

/** Read only where something is looked for that nothing says, and then once. */
const words = new WeakMap<Said, readonly string[]>()

function wordsOf(said: Said): readonly string[] {
  const known = words.get(said) ?? [...said.texts.flatMap((text) => text.split(noWord)), ...said.numbers]
  words.set(said, known)
  return known
}

/** Signs and blanks, but none of another script. */
const noWord = /[\s!-/:-@[-`{-~]+/

function wordsTyped(typed: string): string[] {
  const text = typed.trim()
  return isNumber.test(text) ? [text] : text.split(/\s+/).filter(Boolean)
}

/** With a country before it, or a zero: of a whole number the last digits are enough. */
const isPartOf = (whole: string, part: string) =>
  part !== '' &&
  (whole.includes(part.replace(/^0+(?=\d{5})/, '')) || (/^\d{10,}$/.test(part) && whole.endsWith(part.slice(-8))))

const compact = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const isNumber = /^\+?[\d\s()/.-]+$/

/** Folded, and as it is written by who has no key for it: `Müller` as `muller` and `mueller`. */
export function spellings(text: string): string[] {
  const [plain, spelled] = [plainOf(text), plainOf(text.normalize('NFC').replaceAll(/[äöüøåÄÖÜØÅ]/g, spellOut))]
  return plain === spelled ? [plain] : [plain, spelled]
}

/** Apostrophes are typed in many ways, or not at all. */
const plainOf = (text: string) => folded(text).replaceAll(/['’ʼ‘`]/g, '')

const spellOut = (letter: string) => spelt[letter.toLowerCase()] ?? letter
const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
