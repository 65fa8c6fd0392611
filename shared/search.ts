/** Letters as they are looked for: `Zoë Łukasz Groß` as `zoe lukasz gross`. Most text has none of those, and is left alone: a list has thousands. */
export const folded = (text: string): string =>
  onlyAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[ßæœøłıđðþħŧ]/g, (letter) => whole[letter] ?? letter)

/** Folded, and as it is written by who has no key for it: `Müller` as `muller` and `mueller`. */
export function spellings(text: string): string[] {
  const [plain, spelled] = [folded(text), folded(text.normalize('NFC').replaceAll(/[äöüøåÄÖÜØÅ]/g, spellOut))]
  return plain === spelled ? [plain] : [plain, spelled]
}

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

/** With a country before it, or a zero. */
const isPartOf = (whole: string, part: string) => part !== '' && whole.includes(part.replace(/^0+(?=\d{5})/, ''))

const compact = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
const spellOut = (letter: string) => spelt[letter.toLowerCase()] ?? letter

const onlyAscii = /^[\x20-\x7E]*$/
const isNumber = /^\+?[\d\s()/.-]+$/
/** Letters of their own, which Unicode does not take apart. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
}
const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
