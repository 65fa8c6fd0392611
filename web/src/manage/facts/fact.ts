/** One thing that a record says, by a name and in words. */
export interface Fact {
  /** The same thing in another state of the record has the same one. */
  key: string
  label: string
  words: string
  /** What the words stand for: two facts are the same when this is. */
  value: unknown
}

export const fact = (label: string, value: unknown, words: string | undefined = textOf(value)): Fact => ({
  key: label,
  label,
  words: words ?? '',
  value,
})

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Every entry of a list by its own name; several may be called the same. */
export const factsOfList = <T extends { id: string }>(
  kind: string,
  list: readonly T[],
  said: (entry: T) => { label: string; parts: readonly (string | undefined | null | false)[] },
): Fact[] =>
  list.map((entry) => {
    const { label, parts } = said(entry)
    return { key: `${kind} ${entry.id}`, label, words: parts.filter(Boolean).join(' · '), value: entry }
  })
