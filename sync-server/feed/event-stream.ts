const encoder = new TextEncoder()
const BEAT = encoder.encode(':\n\n')
/** Without a line of data no browser hands an event on. */
const POKE = encoder.encode('event: poke\ndata:\n\n')

/** Server-sent events that never pile up, however slowly they are read. `onEnd` is called once, whoever ends it. */
export function openEventStream(onEnd: () => void) {
  let isPending = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const flush = () => {
    if (!isPending || !hasRoom()) return
    isPending = false
    controller?.enqueue(POKE)
  }
  const hasRoom = () => (controller?.desiredSize ?? 0) > 0
  const close = () => {
    controller = undefined
    onEnd()
  }
  const end = () => {
    if (!controller) return
    controller.close()
    close()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        opened.enqueue(BEAT) // the headers go out with it
      },
      pull: flush,
      cancel: close,
    },
    { highWaterMark: 2 },
  )
  return {
    response: new Response(body, {
      // The last one tells a proxy before us to pass on each event at once.
      headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
    }),
    /** Says that something changed. Said again before it is through, it is said once. */
    poke() {
      isPending = true
      flush()
    },
    /** Keeps the line open, and finds out that it is not. */
    beat() {
      if (hasRoom()) controller?.enqueue(BEAT)
    },
    end,
    /** Ends it, and says after how many milliseconds the other side should try again. */
    sayGoodbye(retryMs: number) {
      controller?.enqueue(encoder.encode(`retry: ${Math.round(retryMs)}\n\n`))
      end()
    },
  }
}
export type EventStream = ReturnType<typeof openEventStream>

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
