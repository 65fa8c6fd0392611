import type { Locks } from '#web/kit/device/locks.ts'

interface Held {
  owner: object
  lose: (error: Error) => void
}

/** The Web Locks of one device: one holder, the others wait; taken by force, free when their holder dies. */
export function createModelLocks() {
  let held: Held | undefined
  let queue: { owner: object; begin: () => void }[] = []
  const dead = new Set<object>()

  const next = () => {
    held = undefined
    const waiting = queue.shift()
    waiting?.begin()
  }

  const of = (owner: object): Locks => ({
    request: <T>(_name: string, { steal }: { steal?: boolean }, run: (lock: object | null) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const begin = () => {
          const mine: Held = { owner, lose: reject }
          held = mine
          void run({})
            .then(resolve, reject)
            .finally(() => {
              if (held === mine) next()
            })
        }
        if (held && steal) held.lose(new DOMException('Stolen', 'AbortError'))
        if (held && !steal) queue.push({ owner, begin })
        else begin()
      }),
  })

  return {
    of,
    die: (owner: object) => {
      dead.add(owner)
      queue = queue.filter((each) => each.owner !== owner)
      if (held?.owner === owner) next()
    },
  }
}
