import { setTimeout as wait } from 'node:timers/promises'
import { buildPhone, type Phone, RefusedError } from './phone.ts'

export interface Traffic {
  /** Applications that people were told to have arrived. */
  delivered: Phone[]
  /** What they were told instead: status, code (none where the answer has no body), and when to try again. */
  refusals: string[]
  /** So many more of one or the other. */
  more: (what: 'delivered' | 'refusals', count: number) => Promise<void>
  /** When everybody has been told that theirs arrived. */
  stop: () => Promise<void>
}

const RETRY_MS = 50
const LOOK_MS = 20

/** People who apply one after the other, each with a document, and try again for as long as it takes. */
export function startTraffic(address: string, process: { id: string }, people: number): Traffic {
  const traffic = { delivered: [] as Phone[], refusals: [] as string[] }
  const over = new AbortController()
  const send = (target: string, init: RequestInit) => fetch(address + target, init)

  const deliver = async (phone: Phone): Promise<void> => {
    try {
      await phone.deliver(send)
      traffic.delivered.push(phone)
    } catch (error) {
      traffic.refusals.push(error instanceof RefusedError ? say(error) : String(error))
      await wait(RETRY_MS)
      await deliver(phone)
    }
  }
  const apply = async () => {
    while (!over.signal.aborted) await deliver(buildPhone(process))
  }
  const working = Promise.all(Array.from({ length: people }, apply))

  return {
    ...traffic,
    more: async (what, count) => {
      const enough = traffic[what].length + count
      while (traffic[what].length < enough) await wait(LOOK_MS)
    },
    stop: async () => {
      over.abort()
      await working
    },
  }
}

const say = ({ status, message, retryAfter }: RefusedError) =>
  `${status} ${/"code":"(\w+)"/.exec(message)?.[1] ?? '-'}, after ${retryAfter}`
