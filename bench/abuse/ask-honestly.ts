import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '#bench/median.ts'
import { send } from '#bench/server/send.ts'

const EVERY_MS = 25

/** One look-up of a code after the other, forty a second, each from an address of its own. @returns p95 in ms. @throws when one is refused */
export async function askHonestly(url: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const until = performance.now() + ms
  const times: number[] = []
  const ask = async (number: number) => {
    const began = performance.now()
    const headers = { 'X-Forwarded-For': `198.51.${(number >> 8) % 256}.${number % 256}` }
    const { status } = await send(agent, 'GET', new URL(url), headers, Buffer.alloc(0))
    if (status !== 200) throw new Error(`an honest request was answered ${status}`)
    times.push(performance.now() - began)
  }
  const asked: Promise<void>[] = []
  for (let number = 0; performance.now() < until; number += 1) {
    asked.push(ask(number))
    await wait(EVERY_MS)
  }
  await Promise.all(asked)
  agent.destroy()
  return percentile(times, 0.95)
}
