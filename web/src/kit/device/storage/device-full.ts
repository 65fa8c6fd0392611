/** There is no room on this device; what was there before is untouched. */
export class StorageFullError extends Error {}

/** Dexie reports a full disk as an aborted transaction with the cause inside. */
export const isDeviceFull = (error: unknown) =>
  error instanceof StorageFullError ||
  [error, (error as { inner?: unknown } | undefined)?.inner].some(
    (each) => each instanceof Error && each.name === 'QuotaExceededError',
  )
