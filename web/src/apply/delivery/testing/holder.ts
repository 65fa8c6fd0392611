import { newId } from '#shared/ids.ts'
import type { EnginePoint, Ports } from '#web/apply/delivery/jobs/ports.ts'
import type { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { FakeLocks } from './fake-locks.ts'
import type { PhoneTime } from './virtual-time.ts'

export interface PhoneState {
  /** How far its clock is off, in milliseconds. */
  clockOff: number
  hasLocks: boolean
  /** Whoever comes to this point dies there, once. */
  dieAt: { point: EnginePoint; nth: number } | undefined
  /** A background sync was asked for. */
  isSyncAsked: boolean
}

/** The way from a phone to the server. */
export interface PhoneNetwork {
  send: typeof fetch
  network: { isUp: boolean }
}

interface Around {
  db: ApplyDatabase
  time: PhoneTime
  net: PhoneNetwork
  random: () => number
  locks: FakeLocks
  state: PhoneState
  now: () => number
}

const never = new Promise<never>(() => {})

/** A page or a worker as the engine sees it: its ports, which stop when it is frozen or dead. */
export function createHolder({ db, time, net, random, locks, state, now }: Around) {
  let life: 'awake' | 'frozen' | 'dead' = 'awake'
  let thawing: (() => void)[] = []
  const dying = new AbortController()

  /** Passes at once while awake, later when frozen, and never when dead. */
  const gate = async (): Promise<void> => {
    if (life === 'frozen') {
      await new Promise<void>((resolve) => thawing.push(resolve))
      return gate()
    }
    if (life === 'dead') await never
  }
  const wait = async <T>(promise: Promise<T>): Promise<T> => {
    // However it ends, it is heard of only by a holder that lives.
    const result = await promise.then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error
      },
    )
    await gate()
    return result()
  }
  const kill = () => {
    life = 'dead'
    dying.abort()
    for (const resolve of thawing) resolve()
    locks.releaseOf(owner)
  }
  const owner = { gate }

  const ports: Ports = {
    db,
    now,
    random,
    holder: newId(),
    send: (input, init) =>
      wait(
        net.send(input, { ...init, signal: AbortSignal.any([dying.signal, ...(init?.signal ? [init.signal] : [])]) }),
      ),
    after: (ms, run) => time.after(ms, () => void gate().then(run)),
    locks: state.hasLocks ? locks.locksOf(owner) : undefined,
    reach: async (point) => {
      const { dieAt } = state
      if (dieAt?.point !== point) return
      dieAt.nth -= 1
      if (dieAt.nth > 0) return
      state.dieAt = undefined
      kill()
      await wait(never)
    },
  }

  return {
    ports,
    life: () => life,
    freeze: () => {
      if (life === 'awake') life = 'frozen'
    },
    thaw: () => {
      if (life !== 'frozen') return
      life = 'awake'
      for (const resolve of thawing) resolve()
      thawing = []
    },
    kill,
  }
}

export type Holder = ReturnType<typeof createHolder>
