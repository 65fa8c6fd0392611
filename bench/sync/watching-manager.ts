import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { syncContract } from '#shared/feed/contract.ts'
import { pull, pullAll, unchecked } from './pull.ts'
import type { Headers } from './sign-in-managers.ts'

export interface WatchingManager {
  /** When each application was there, by its id. */
  arrived: Map<string, number>
  /** Milliseconds of each pull. */
  pulls: number[]
  leave: () => Promise<void>
}

/** As a browser: pulls this long after a poke, so that a burst is pulled once. */
const DEBOUNCE_MS = 200

/** Somebody with everything on the device, a stream, and a pull for each poke. */
export async function watchAsManager(address: string, headers: Headers, cursor: string): Promise<WatchingManager> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const arrived = new Map<string, number>()
  const pulls: number[] = []
  let position = cursor
  let isPoked = true
  const person = { isHere: true }
  let failure: unknown

  const stream = request(new URL(syncContract.watchChanges.path, address), { headers }, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: poke')) isPoked = true
    })
    response.on('error', () => {}) // closed by `leave`
  })
  stream.on('error', () => {}) // closed by `leave`
  stream.end()

  const work = async () => {
    while (person.isHere) {
      await wait(DEBOUNCE_MS * (0.5 + Math.random()))
      if (!isPoked) continue
      isPoked = false
      let more = true
      while (more) {
        const { answer, ms } = await pull(agent, address, headers, position, unchecked)
        pulls.push(ms)
        for (const { entity, id } of answer.changes) if (entity === 'application') arrived.set(id, performance.now())
        position = answer.cursor
        more = answer.more
      }
    }
  }
  const working = work().catch((error: unknown) => {
    failure = error
  })
  return {
    arrived,
    pulls,
    async leave() {
      person.isHere = false
      await working
      stream.destroy()
      agent.destroy()
      if (failure) throw failure
    },
  }
}

/** Where somebody is who has everything. */
export async function cursorOf(address: string, headers: Headers): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const pages = await pullAll(agent, address, headers)
  agent.destroy()
  return pages.at(-1)?.answer.cursor ?? ''
}
