const listeners = new Set<() => void>()

/** Something was put into the outbox, or a person wants it tried at once. */
export const nudge = () => {
  for (const listener of listeners) listener()
}

export const onNudge = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
