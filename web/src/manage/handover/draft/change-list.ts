interface Named {
  id: string
}

/** The list with one of its entries changed. */
export const changedIn = <T extends Named>(list: readonly T[], id: string, to: (before: T) => Partial<T>): T[] =>
  list.map((each) => (each.id === id ? { ...each, ...to(each) } : each))

export const without = <T extends Named>(list: readonly T[], id: string): T[] => list.filter((each) => each.id !== id)

/** What the field of a part needs, by the part's name. */
export const fieldsOf =
  <T extends object>(whole: T, set: (part: Partial<T>) => void) =>
  <Name extends keyof T>(name: Name) => ({
    value: whole[name],
    onChange: (value: T[Name]) => {
      const part: Partial<T> = {}
      part[name] = value
      set(part)
    },
  })
