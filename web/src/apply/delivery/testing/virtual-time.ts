import { countHashing } from './count-hashing.ts'

/** The time that phones live in. */
export interface PhoneTime {
  now: () => number
  after: (ms: number, run: () => void) => () => void
  /** Who has to rest before time moves on. */
  watch: (isBusy: () => boolean) => void
}

/** A clock that moves only when a test says so, and then runs what fell due in between, each to its end. */
export interface VirtualTime extends PhoneTime {
  /** Lets time pass. */
  advance: (ms: number) => Promise<void>
  /** Lets everything run that does not wait for time. */
  settle: () => Promise<void>
}

export const START = Date.UTC(2027, 0, 15, 9)
/** Rests in a row: a transaction needs some turns of the event loop to end, in which nobody is busy. */
const RESTS = 10
const hashing = countHashing()
const MOST_TURNS = 200_000
const MOST_TIMERS = 50_000

export function createVirtualTime(): VirtualTime {
  let now = START
  let timers: { at: number; run: () => void }[] = []
  const watched: (() => boolean)[] = []

  const settle = async () => {
    for (let turns = 0, rests = 0; rests < RESTS; ) {
      if (turns > MOST_TURNS) throw new Error('It never rests')
      // A hash is made in another thread, which a busy machine gives its turn late: that says nothing about what is waited for.
      const isHashing = hashing() > 0
      await new Promise((resolve) => (isHashing ? setTimeout(resolve, 1) : setImmediate(resolve)))
      if (!isHashing) turns += 1
      rests = hashing() > 0 || watched.some((isBusy) => isBusy()) ? 0 : rests + 1
    }
  }

  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(ms, 0), run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    advance: async (ms) => {
      const end = now + ms
      await settle()
      for (let fired = 0; ; fired += 1) {
        if (fired > MOST_TIMERS) throw new Error('Something asks again and again without a pause')
        const next = timers.reduce<(typeof timers)[number] | undefined>(
          (first, timer) => (timer.at <= end && (!first || timer.at < first.at) ? timer : first),
          undefined,
        )
        if (!next) break
        timers = timers.filter((each) => each !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = end
    },
    settle,
    watch: (isBusy) => watched.push(isBusy),
  }
}

/** The same numbers with every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
