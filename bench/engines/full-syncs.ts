import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pullAll } from '#bench/sync/pull.ts'
import type { Headers } from '#bench/sync/sign-in-managers.ts'

const SYNCS = 50
const PER_SECOND = 2.5

/** Managers with an empty device, one every 400 ms whether the one before is done or not. @returns ms of each, until it has everything */
export async function syncSteadily(address: string, headers: Headers, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const sync = async () => {
    const began = performance.now()
    const pages = await pullAll(agent, address, headers)
    const ms = performance.now() - began
    const came = pages.flatMap(({ answer }) => answer.changes).filter(({ entity }) => entity === 'application').length
    if (came !== count) throw new Error(`${count} applications were there, and ${came} came`)
    return ms
  }
  await sync() // the first one is slower: code is compiled
  const began = performance.now()
  const syncs: Promise<number>[] = []
  while (syncs.length < SYNCS) {
    await wait(Math.max(0, began + (syncs.length / PER_SECOND) * 1000 - performance.now()))
    syncs.push(sync())
  }
  const times = await Promise.all(syncs)
  agent.destroy()
  return times
}
