const LONGEST_SLEEP_MS = 60_000
/** After a failure of the device itself, such as a database that was closed. */
export const DEVICE_PAUSE_MS = 5_000

interface Clock {
  now: () => number
  after: (ms: number, run: () => void) => () => void
}

interface Habits {
  /** Asked when its time has come by itself: it may wait once more. */
  postpones?: () => boolean
  /** There is more to be done later. */
  onSleep?: () => void
}

/**
 * Work that says itself when it is to be done again, in milliseconds since 1970: then it is done, at the latest in a minute, and
 * whenever somebody asks, one round at a time. Where it fails it is tried again soon.
 */
export function keepGoing({ now, after }: Clock, work: () => Promise<number | undefined>, habits: Habits = {}) {
  const { postpones = () => false, onSleep = () => {} } = habits
  let isOver = false
  let callOff = () => {}

  const round = coalesce(async () => {
    callOff()
    if (isOver) return
    const at = await work().catch(() => now() + DEVICE_PAUSE_MS)
    callOff()
    if (isOver || at === undefined) return
    callOff = after(Math.min(Math.max(at - now(), 0), LONGEST_SLEEP_MS), byItself)
    onSleep()
  })
  const byItself = () => {
    if (postpones()) callOff = after(LONGEST_SLEEP_MS, () => void round())
    else void round()
  }

  return {
    round,
    stop: () => {
      isOver = true
      callOff()
    },
  }
}

/** Runs one after the other: who asks while it runs has it run once more. */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const rounds = async () => {
    do {
      isAskedAgain = false
      await run()
    } while (isAskedAgain)
  }
  return () => {
    if (running) isAskedAgain = true
    running ??= rounds().finally(() => {
      running = undefined
    })
    return running
  }
}
