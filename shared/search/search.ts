import { folded } from './folded.ts'

/**
 * Every word has to be in what is said.
 * @returns whether it is: `numbers` are references and telephone numbers, which people type with signs and blanks of their own
 */
export function lookFor(typed: string): (said: string, numbers?: readonly string[]) => boolean {
  const text = typed.trim()
  const words = isNumber.test(text) ? [text] : text.split(/\s+/).filter(Boolean)
  const sought = words.map((word) => ({ texts: spellings(word), number: compact(word) }))
  return (said, numbers = []) => {
    const [texts, compacted] = [spellings(said), numbers.map(compact)]
    return sought.every(
      ({ texts: any, number }) =>
        any.some((each) => texts.some((one) => one.includes(each))) || compacted.some((one) => isPartOf(one, number)),
    )
  }
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
