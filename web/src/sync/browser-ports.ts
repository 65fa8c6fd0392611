import { db } from '#web/local/database.ts'
import { newId } from '#shared/ids.ts'
import type { Locks, Ports } from './ports.ts'

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
