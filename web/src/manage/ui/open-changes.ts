const listeners = new Set<() => void>()

/** Opens what waits for a decision, from wherever it is told of. */
export const openChanges = (): void => listeners.forEach((open) => open())

/** @returns ends it */
export function onOpenChanges(open: () => void): () => void {
  listeners.add(open)
  return () => void listeners.delete(open)
}
