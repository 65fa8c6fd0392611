import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from './deps.ts'

/** Work beside everything else. `stop` resolves when what it is about is done. */
export function keepWorking(work: (stopped: AbortSignal) => Promise<void>): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const working = work(stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}

/** Ends at once when it is told to. */
export const pause = (ms: number, stopped: AbortSignal) => wait(ms, undefined, { signal: stopped }).catch(() => {})

/** A round at the start, and another one some time after each. One that fails is told by its name, and followed by the next. */
export const keepLooking = (
  everyMs: number,
  { log, failed }: Pick<Deps, 'log'> & { failed: string },
  look: (stopped: AbortSignal) => Promise<void>,
) =>
  keepWorking(async (stopped) => {
    while (!stopped.aborted) {
      await look(stopped).catch((error: unknown) =>
        log({ level: 'error', event: failed, name: error instanceof Error ? error.name : 'unknown' }),
      )
      await pause(everyMs, stopped)
    }
  })
