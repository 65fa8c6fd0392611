import { setTimeout as wait } from 'node:timers/promises'
import { receivedBytes } from '#scripts/trial/private-network.ts'
import type { Services } from '#scripts/trial/services.ts'

/** @returns which of the two has taken so much more than before on one connection */
export async function untilTaken(bytes: number): Promise<'app1' | 'app2'> {
  for (;;) {
    for (const name of ['app1', 'app2'] as const) {
      if (receivedBytes(name, 3000).some((received) => received > bytes)) return name
    }
    await wait(50)
  }
}

/** How many managers' devices listen at each of the two. */
export async function liveSignals(): Promise<{ app1: number; app2: number }> {
  const read = async (name: string) => {
    const text = await fetch(`http://${name}:9464/metrics`).then(
      (answer) => answer.text(),
      () => '',
    )
    return Number(/^einzug_live_signals (\d+)/m.exec(text)?.[1] ?? 0)
  }
  return { app1: await read('app1'), app2: await read('app2') }
}

/** Who answered the last application, by their logs. */
export function takenBy({ logOf }: Services): string {
  const last = (name: string) =>
    logOf(name)
      .split('\n')
      .findLast((line) => line.includes('"POST"') && line.includes('/api/applications"'))
  const times = ['app1', 'app2'].map((name) => ({ name, time: /"time":"([^"]+)/.exec(last(name) ?? '')?.[1] ?? '' }))
  return times.toSorted((a, b) => b.time.localeCompare(a.time))[0]?.name ?? ''
}
