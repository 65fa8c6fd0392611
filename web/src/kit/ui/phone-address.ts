/** What begins with a number; what follows it, such as an extension, is for whoever calls to read. */
const number = /^\s*\+?(?:[\d\s().–-]|(?<!\s)\/(?!\s))+/
/** Of an emergency number. */
const FEWEST_DIGITS = 3

/** To call a number as it was typed; undefined for what is none. With its country before it, a zero in brackets is not dialled. */
export function phoneAddress(typed: string): string | undefined {
  const [said = ''] = number.exec(typed) ?? []
  const isInternational = /^\s*(\+|00)/.test(said)
  const dialled = (isInternational ? said.replace(/\(\s*0\s*\)/, '') : said).replaceAll(/[^+\d]/g, '')
  return dialled.replace('+', '').length < FEWEST_DIGITS ? undefined : `tel:${dialled}`
}
