/** Dexie reports a full disk as an aborted transaction with the cause inside. */
export const isDeviceFull = (error: unknown) =>
  [error, (error as { inner?: unknown } | undefined)?.inner].some(
    (each) => each instanceof Error && each.name === 'QuotaExceededError',
  )
