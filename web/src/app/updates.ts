let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

/** The step to a new version that waits for the person's consent, undefined while there is none. */
export const waitingUpdate = () => waiting

export function offerUpdate(apply: () => void) {
  waiting = apply
  for (const listener of listeners) listener()
}

export const watchUpdates = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
