import type { Change } from '#shared/feed/contract.ts'

/** A change as it is delivered, and its bytes as JSON. */
export interface ReadyChange {
  change: Change
  bytes: number
}

/** In memory some times as much. */
const MAX_BYTES = 8_000_000

/**
 * The latest changes, ready to be delivered: one that reaches many managers is read once. What a record was at its place in the
 * order of commits never changes, so nothing here grows old.
 */
export function createRecentChanges() {
  const kept = new Map<string, ReadyChange>()
  let bytes = 0
  return {
    find: (key: string) => kept.get(key),
    keep(key: string, ready: ReadyChange) {
      if (kept.has(key)) return
      kept.set(key, ready)
      bytes += ready.bytes
      for (const [oldest, dropped] of kept) {
        if (bytes <= MAX_BYTES) return
        kept.delete(oldest)
        bytes -= dropped.bytes
      }
    },
  }
}
export type RecentChanges = ReturnType<typeof createRecentChanges>
