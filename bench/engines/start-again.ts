import { setTimeout as wait } from 'node:timers/promises'
import { median } from '#bench/median.ts'
import { startBuiltServer } from '#bench/start-built-server.ts'
import type { Bench } from '#bench/suite.ts'
import { residentMegabytes } from './peak-memory.ts'

const STARTS = 5
const LOOK_EVERY_MS = 5
/** Until what the start left behind is collected, as far as Node does so by itself. */
const SETTLE_MS = 5000

export interface StartedAgain {
  /** From the start of the process until `/ready` says yes, in ms. */
  readyAfter: number
  /** In MB, of the last one when it had nothing to do for a while. */
  idleMemory: number
}

/** Starts a server whose data are there already, several times, and ends it again. */
export async function startAgain(bench: Bench, variables: Record<string, string>): Promise<StartedAgain> {
  const times: number[] = []
  for (;;) {
    const began = performance.now()
    const { address, pid, stop } = await startBuiltServer(bench, variables)
    while (!(await isReady(address))) await wait(LOOK_EVERY_MS)
    times.push(performance.now() - began)
    if (times.length === STARTS) {
      await wait(SETTLE_MS)
      const idleMemory = residentMegabytes(pid)
      await stop()
      return { readyAfter: median(times), idleMemory }
    }
    await stop()
  }
}

const isReady = async (address: string) => (await fetch(`${address}/ready`)).status === 200
