interface Named {
  id: string
}

/** The list with one of its entries changed. */
export const changedIn = <T extends Named>(list: readonly T[], id: string, part: Partial<T>): T[] =>
  list.map((each) => (each.id === id ? { ...each, ...part } : each))

export const without = <T extends Named>(list: readonly T[], id: string): T[] => list.filter((each) => each.id !== id)
