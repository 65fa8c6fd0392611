import { deliverInWorker } from '#web/apply/delivery/engine/deliver-in-worker.ts'
import { keepDelivering } from '#web/apply/delivery/engine/keep-delivering.ts'
import { createFailingDatabase } from './failing-database.ts'
import { createFakeLocks } from './fake-locks.ts'
import { createHolder, type Holder, type PhoneNetwork, type PhoneState } from './holder.ts'
import type { PhoneTime } from './virtual-time.ts'

export interface Around {
  time: PhoneTime
  net: PhoneNetwork
  random: () => number
  name: string
}

/** A phone: its database, its pages and its service worker, each of which may freeze or die at any moment. */
export function createPhone({ time, net, random, name }: Around) {
  const { db, failures } = createFailingDatabase(name)
  const locks = createFakeLocks()
  const state: PhoneState = { clockOff: 0, hasLocks: true, dieAt: undefined, isSyncAsked: false }
  const now = () => time.now() + state.clockOff
  const holders: Holder[] = []
  time.watch(() => failures.open > 0)

  const newHolder = () => {
    const holder = createHolder({ db, time, net, random, locks, state, now })
    holders.push(holder)
    return holder
  }

  const openPage = () => {
    const holder = newHolder()
    const life = {
      isOnline: () => net.network.isUp,
      onWaiting: () => {
        state.isSyncAsked = true
      },
    }
    const { start, look, wake, sleep } = keepDelivering(holder.ports, life)
    void start()
    return { ...holder, look, wake, sleep }
  }

  return {
    db,
    failures,
    state,
    now,
    openPage,
    /** A sync event. */
    wakeWorker: (isLast = false) => {
      const holder = newHolder()
      const askAgain = () => {
        state.isSyncAsked = true
        return Promise.resolve()
      }
      const ended = deliverInWorker({ isLast, askAgain }, holder.ports)
      // A failed event is the browser's to repeat.
      const event = ended.then(() => 'done' as const).catch(() => 'failed' as const)
      return { ...holder, event }
    },
    /** Another program of this origin takes the lock by force, and lets go of it. */
    stealLock: () =>
      locks
        .locksOf({ gate: () => Promise.resolve() })
        .request('deliver:apply', { steal: true }, () => Promise.resolve()),
    killAll: () => {
      for (const holder of holders) holder.kill()
    },
    close: async () => {
      for (const holder of holders) holder.kill()
      await db.delete()
    },
  }
}

export type Phone = ReturnType<typeof createPhone>
export type Page = ReturnType<Phone['openPage']>
export type Worker = ReturnType<Phone['wakeWorker']>
