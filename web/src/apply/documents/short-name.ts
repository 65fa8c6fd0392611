const [START, END] = [24, 14]

/** A file's name in two lines of a phone: its beginning, and the end with what tells versions and kinds apart. */
export function shortName(name: string): string {
  const letters = [...name]
  if (letters.length <= START + END + 1) return name
  return `${letters.slice(0, START).join('')}…${letters.slice(-END).join('')}`
}
