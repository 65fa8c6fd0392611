import * as fc from 'fast-check'
import { type EnginePoint, enginePoints } from '#web/apply/delivery/jobs/ports.ts'
import type { Fault } from './fake-network.ts'
import { type Route, routes } from './model-server.ts'

/** One thing that happens in the life of a phone. Where there is nothing for it to happen to, nothing does. */
export type Command =
  | { do: 'write'; sendsEarly: boolean; hasCode: boolean }
  /** All of it in one go: writes, attaches, seals. */
  | { do: 'submit'; size: number; hasCode: boolean }
  | { do: 'attach'; at: number; size: number }
  | At<'edit' | 'seal' | 'take-back' | 'delete' | 'try-now' | 'erase' | 'older-record'>
  | { do: 'tick'; ms: number }
  | { do: 'net'; is: 'up' | 'down' | 'flaky'; seed: number }
  | { do: 'fault'; fault: Fault; route: Route; nth: number }
  | {
      do:
        | 'crash'
        | 'open-page'
        | 'wake-worker'
        | 'steal'
        | 'close-process'
        | 'open-process'
        | 'foreign-record'
        | 'update'
    }
  | At<'kill-page' | 'kill-worker' | 'freeze' | 'thaw' | 'sleep' | 'wake'>
  | { do: 'die-at'; point: EnginePoint; nth: number }
  | { do: 'clock'; ms: number }
  | { do: 'full'; calls: number }

/** To the nth of those there are. */
type At<Name extends string> = Name extends string ? { do: Name; at: number } : never

/** Any life, with more of what matters: writing, sealing, time. */
export const anyLife = (longest: number): fc.Arbitrary<Command[]> =>
  fc.array(command, { minLength: longest / 2, maxLength: longest, size: 'max' })

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const at = fc.nat(3)
const size = fc.constantFrom(9, 1_000, 1_000, 70_000, 70_000, 600_000)
const nth = fc.integer({ min: 1, max: 3 })
const ours = { 'x-app': 'einzug' }

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constantFrom<Fault[]>(
    { mode: 'drop-before' },
    { mode: 'drop-after-commit' },
    { mode: 'hang' },
    { mode: 'hang-after-commit' },
    { mode: 'truncate' },
    { mode: 'html200' },
    { mode: 'redirect-to-login' },
    { mode: 'duplicate' },
  ),
  fc.nat(60_000).map((bytes): Fault => ({ mode: 'cut', bytes })),
  fc.nat(5 * 60_000).map((ms): Fault => ({ mode: 'delay', ms })),
  fc
    .tuple(
      fc.constantFrom(400, 401, 403, 404, 409, 410, 413, 426, 429, 500, 502, 503),
      fc.constantFrom<Record<string, string>[]>({}, ours, { ...ours, 'retry-after': '90' }),
    )
    .map(([status, headers]): Fault => ({ mode: 'status', status, headers })),
)

const faulty = fc.constantFrom<Route[]>(...routes, 'submit', 'submit', 'submit', 'put', 'patch')
const one = (...all: Command[]) => fc.constantFrom(...all)

/** How often each comes, and what it is. */
const kinds: [weight: number, of: fc.Arbitrary<Command>][] = [
  [2, fc.tuple(fc.boolean(), fc.boolean()).map(([sendsEarly, hasCode]) => ({ do: 'write', sendsEarly, hasCode }))],
  [6, fc.tuple(size, fc.boolean()).map(([size, hasCode]) => ({ do: 'submit', size, hasCode }))],
  [2, fc.tuple(at, size).map(([at, size]) => ({ do: 'attach', at, size }))],
  [4, at.map((at) => ({ do: 'seal', at }))],
  [8, fc.constantFrom(20, 50, 100, 300, 2_000, 31_000, 100_000, HOUR).map((ms) => ({ do: 'tick', ms }))],
  [
    4,
    fc.tuple(fc.constantFrom('up', 'down', 'flaky', 'flaky'), fc.nat()).map(([is, seed]) => ({ do: 'net', is, seed })),
  ],
  [8, fc.tuple(fault, faulty, nth).map(([fault, route, nth]) => ({ do: 'fault', fault, route, nth }))],
  [5, one({ do: 'open-page' }, { do: 'open-page' }, { do: 'wake-worker' }, { do: 'crash' }, { do: 'steal' })],
  [1, one({ do: 'close-process' }, { do: 'open-process' }, { do: 'open-process' })],
  [1, one({ do: 'foreign-record' }, { do: 'update' })],
  [3, nthOf('take-back', 'edit')],
  [2, nthOf('try-now', 'delete')],
  [1, nthOf('erase', 'older-record')],
  [4, nthOf('kill-page', 'kill-worker', 'freeze', 'thaw', 'sleep', 'wake')],
  [4, fc.tuple(fc.constantFrom(...enginePoints), nth).map(([point, nth]) => ({ do: 'die-at', point, nth }))],
  [1, fc.constantFrom(-400 * DAY, -DAY, -HOUR, HOUR, DAY, 40 * DAY).map((ms) => ({ do: 'clock', ms }))],
  [2, fc.integer({ min: 1, max: 12 }).map((calls) => ({ do: 'full', calls }))],
]

const command = fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })))

function nthOf(...names: Exclude<Extract<Command, { at: number }>['do'], 'attach'>[]): fc.Arbitrary<Command> {
  return fc.tuple(fc.constantFrom(...names), at).map(([name, at]) => ({ do: name, at }))
}
