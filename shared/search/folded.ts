/** Letters as they are looked for: `Zoë Łukasz Groß` as `zoe lukasz gross`. Most text has none of those, and is left alone: a list has thousands. */
export const folded = (text: string): string =>
  onlyAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/\P{ASCII}/gu, (letter) => whole[letter] ?? letter)

const onlyAscii = /^\p{ASCII}*$/u
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
}
