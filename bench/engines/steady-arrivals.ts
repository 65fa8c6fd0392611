import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { submit } from './submit-for.ts'

export interface SteadyArrivals {
  sent: number
  failures: number
  /** Milliseconds of each answer. */
  answers: number[]
}

/** Applications for one home, as many in every second whether the ones before are answered or not. */
export async function submitSteadily(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  address: string,
  process: { id: string },
): Promise<SteadyArrivals> {
  const agent = new Agent({ keepAlive: true })
  const answers: number[] = []
  const arrivals: Promise<unknown>[] = []
  let failures = 0
  const began = performance.now()
  while (arrivals.length < perSecond * seconds) {
    await wait(Math.max(0, began + (arrivals.length / perSecond) * 1000 - performance.now()))
    arrivals.push(
      submit(agent, address, process).then(
        (ms) => answers.push(ms),
        (error: unknown) => {
          failures += 1
          console.error(error)
        },
      ),
    )
  }
  await Promise.all(arrivals)
  agent.destroy()
  return { sent: arrivals.length, failures, answers }
}
