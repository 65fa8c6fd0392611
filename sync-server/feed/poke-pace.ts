import type { EventStream } from './event-stream.ts'

/** However often something changes, nobody is told more often. */
const REST_MS = 500
/** Each poke is a pull. A hundred in a second leave the server time for those who write. */
const ONE_EVERY_MS = 10

/** Tells everybody, but nobody too often and not all of them in the same moment. */
export function createPokePace() {
  const due = new Set<EventStream>()
  /** Who was told a moment ago, and whether there is something new for them. */
  const resting = new Map<EventStream, boolean>()
  let pacing: NodeJS.Timeout | undefined

  /** Soon: at once where few are watching. */
  function tell(stream: EventStream): void {
    if (resting.has(stream)) {
      resting.set(stream, true)
      return
    }
    due.add(stream)
    if (pacing) return
    pacing = setInterval(next, ONE_EVERY_MS)
    next()
  }

  function next(): void {
    const [stream] = due
    if (!stream) {
      clearInterval(pacing)
      pacing = undefined
      return
    }
    due.delete(stream)
    resting.set(stream, false)
    stream.poke()
    setTimeout(() => {
      const isNew = resting.get(stream)
      resting.delete(stream)
      if (isNew) tell(stream)
    }, REST_MS).unref()
  }

  return {
    tell,
    forget(stream: EventStream) {
      due.delete(stream)
      resting.delete(stream)
    },
  }
}
