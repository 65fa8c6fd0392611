import type { Locks } from '#web/kit/device/locks.ts'

/** Of a page or worker: a lock goes with its holder, and a frozen one hears nothing. */
export interface LockOwner {
  gate: () => Promise<void>
}

interface Held {
  owner: LockOwner
  lose: () => void
}

/** The Web Locks of one phone: held by one at a time, taken by force, free when their holder dies. */
export function createFakeLocks() {
  const held = new Map<string, Held>()

  const locksOf = (owner: LockOwner): Locks => ({
    request: <T>(
      name: string,
      { ifAvailable, steal }: { ifAvailable?: boolean; steal?: boolean },
      run: (lock: object | null) => Promise<T>,
    ) =>
      new Promise<T>((resolve, reject) => {
        const current = held.get(name)
        if (current && steal) current.lose()
        else if (current && ifAvailable) {
          void run(null).then(resolve, reject)
          return
        } else if (current) {
          throw new Error('Nobody waits for a lock here')
        }
        const mine: Held = {
          owner,
          lose: () => void owner.gate().then(() => reject(new DOMException('The lock was stolen', 'AbortError'))),
        }
        held.set(name, mine)
        const release = () => {
          if (held.get(name) === mine) held.delete(name)
        }
        void run({ name }).then(resolve, reject).finally(release)
      }),
  })

  return {
    locksOf,
    releaseOf: (owner: LockOwner) => {
      for (const [name, each] of held) if (each.owner === owner) held.delete(name)
    },
  }
}

export type FakeLocks = ReturnType<typeof createFakeLocks>
