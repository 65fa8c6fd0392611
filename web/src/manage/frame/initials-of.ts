/** Of the first and the last word of a name, as people write them: two letters at most. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  // By its characters: half of one would be none.
  return ends
    .map((word = '') => [...word.normalize('NFC')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
