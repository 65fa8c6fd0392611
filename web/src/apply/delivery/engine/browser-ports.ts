import { newId } from '#shared/ids.ts'
import type { Ports } from '#web/apply/delivery/jobs/ports.ts'
import { db } from '#web/apply/storage/database.ts'
import type { Locks } from '#web/kit/device/locks.ts'

/** What a browser offers the engine, in a page and in a service worker alike. */
export const browserPorts = (): Ports => ({
  db,
  send: (input, init) => fetch(input, init),
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  locks: (navigator as { locks?: Locks }).locks,
  holder: newId(),
})
