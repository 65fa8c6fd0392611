const ids = new Set<string>()

/** In this tab a mark was set or taken away: nobody loses sight of what they have just marked, though a filter would leave it out by now. */
export const noteMarkedHere = (id: string): void => void ids.add(id)

export const isMarkedHere = (id: string): boolean => ids.has(id)

/** Something else is looked for. */
export const forgetMarkedHere = (): void => ids.clear()
