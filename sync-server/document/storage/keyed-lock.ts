export type KeyedLock = <T>(key: string, work: (stopped: AbortSignal) => Promise<T>) => Promise<T>

/**
 * Lets one piece of work at a time have a key, in the order they come. A newcomer asks the one before it to stop, and
 * waits until it has; work that must not be interrupted need not listen.
 */
export function createKeyedLock(): KeyedLock {
  const latest = new Map<string, { stop: () => void; ended: Promise<void> }>()
  return async (key, work) => {
    const before = latest.get(key)
    const stopping = new AbortController()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const own = { stop: () => stopping.abort(), ended }
    latest.set(key, own)
    before?.stop()
    await before?.ended
    try {
      return await work(stopping.signal)
    } finally {
      if (latest.get(key) === own) latest.delete(key)
      end()
    }
  }
}
