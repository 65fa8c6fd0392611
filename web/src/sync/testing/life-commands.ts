import * as fc from 'fast-check'
import { type EnginePoint, enginePoints } from '#web/sync/ports.ts'
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

const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary })
const one = (...all: Command[]) => fc.constantFrom(...all)

const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(
    2,
    fc.tuple(fc.boolean(), fc.boolean()).map(([sendsEarly, hasCode]) => ({ do: 'write', sendsEarly, hasCode })),
  ),
  weighted(
    6,
    fc.tuple(size, fc.boolean()).map(([size, hasCode]) => ({ do: 'submit', size, hasCode })),
  ),
  weighted(
    2,
    fc.tuple(at, size).map(([at, size]) => ({ do: 'attach', at, size })),
  ),
  weighted(
    4,
    at.map((at) => ({ do: 'seal', at })),
  ),
  weighted(
    8,
    fc.constantFrom(20, 50, 100, 300, 2_000, 31_000, 100_000, HOUR).map((ms) => ({ do: 'tick', ms })),
  ),
  weighted(
    4,
    fc.tuple(fc.constantFrom('up', 'down', 'flaky', 'flaky'), fc.nat()).map(([is, seed]) => ({ do: 'net', is, seed })),
  ),
  weighted(
    8,
    fc
      .tuple(fault, fc.constantFrom<Route[]>(...routes, 'submit', 'submit', 'submit', 'put', 'patch'), nth)
      .map(([fault, route, nth]) => ({
        do: 'fault',
        fault,
        route,
        nth,
      })),
  ),
  weighted(5, one({ do: 'open-page' }, { do: 'open-page' }, { do: 'wake-worker' }, { do: 'crash' }, { do: 'steal' })),
  weighted(
    2,
    one(
      { do: 'close-process' },
      { do: 'open-process' },
      { do: 'open-process' },
      { do: 'foreign-record' },
      { do: 'update' },
    ),
  ),
  weighted(
    5,
    fc.tuple(fc.constantFrom('take-back', 'take-back', 'edit', 'edit', 'try-now', 'delete'), at).map(([name, at]) => ({
      do: name,
      at,
    })),
  ),
  weighted(
    1,
    fc.tuple(fc.constantFrom('erase', 'older-record'), at).map(([name, at]) => ({ do: name, at })),
  ),
  weighted(
    4,
    fc
      .tuple(fc.constantFrom('kill-page', 'kill-worker', 'freeze', 'thaw', 'sleep', 'wake'), at)
      .map(([name, at]) => ({ do: name, at })),
  ),
  weighted(
    4,
    fc.tuple(fc.constantFrom(...enginePoints), nth).map(([point, nth]) => ({ do: 'die-at', point, nth })),
  ),
  weighted(
    1,
    fc.constantFrom(-400 * DAY, -DAY, -HOUR, HOUR, DAY, 40 * DAY).map((ms) => ({ do: 'clock', ms })),
  ),
  weighted(
    2,
    fc.integer({ min: 1, max: 12 }).map((calls) => ({ do: 'full', calls })),
  ),
)
