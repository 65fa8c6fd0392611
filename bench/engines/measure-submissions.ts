import { inArray } from 'drizzle-orm'
import { type Figures, figure, goal } from '#bench/figure.ts'
import { percentile } from '#bench/median.ts'
import type { Bench } from '#bench/suite.ts'
import { applications } from '#server/db/schema.ts'
import type { Db } from '#server/deps.ts'
import type { Engine, Servers } from './engine.ts'
import { buildNumberedProcesses } from './numbered-processes.ts'
import type { OutsideDatabase } from './outside-postgres.ts'
import { withPeakMemory } from './peak-memory.ts'
import { preparePgbench } from './pgbench.ts'
import { recordSubmission } from './recorded-transaction.ts'
import { submitSteadily } from './steady-arrivals.ts'
import { submitFor } from './submit-for.ts'
import { takeTurns } from './take-turns.ts'

/** What a database puts off for a while, such as a checkpoint, is in each run. */
const LONG_RUN_S = 30
const STEADY = { perSecond: 50, seconds: 30 }

/** Medians of all engines in turns, then a steady stream. @throws when an application was lost or is there twice */
export async function measureSubmissions(
  bench: Bench,
  { embedded, one, other, bare }: Servers,
  own: Engine,
  outside: OutsideDatabase,
): Promise<Figures> {
  const ownProcesses = await buildNumberedProcesses(own.db)
  const processes = await buildNumberedProcesses(outside.db)
  const [home] = processes
  if (!home) throw new Error('there is no home to apply for')
  const pgbench = preparePgbench(bench, outside, await recordSubmission(outside, one.address, home))
  const stored = { own: 0, outside: 1 } // the recorded one
  const answers: number[] = []
  let peakMemory = 0

  const rates = await takeTurns('submissions', LONG_RUN_S, {
    embedded: async (seconds) => {
      const load = await submitFor(seconds, [embedded.address], ownProcesses)
      stored.own += load.completed
      return load
    },
    postgres: async (seconds) => {
      const { result, peak } = await withPeakMemory(one.pid, () => submitFor(seconds, [one.address], processes))
      stored.outside += result.completed
      answers.push(...result.answers)
      peakMemory = Math.max(peakMemory, peak)
      return result
    },
    twoProcesses: async (seconds) => {
      const load = await submitFor(seconds, [one.address, other.address], processes)
      stored.outside += load.completed
      return load
    },
    pgbench: async (seconds) => {
      const { completed, perSecond } = await pgbench(seconds)
      stored.outside += completed
      return { completed, seconds: completed / perSecond, generatorShare: 0 }
    },
    bare: (seconds) => submitFor(seconds, [bare.address], processes),
  })

  const steady = await submitSteadily(STEADY, one.address, home)
  stored.outside += steady.sent - steady.failures
  const ids = processes.map(({ id }) => id)
  const count = (db: Db) => db.$count(applications, inArray(applications.processId, ids))
  const [inOwn, inOutside] = [await count(own.db), await count(outside.db)]
  if (inOwn !== stored.own || inOutside !== stored.outside) {
    throw new Error(
      `${stored.own} and ${stored.outside} applications were confirmed, and ${inOwn} and ${inOutside} are stored`,
    )
  }
  console.log(`All ${stored.own} and ${stored.outside} confirmed applications are in their databases, and no others.`)

  const p50 = percentile(answers, 0.5)
  return {
    engine_embedded_submissions: figure(rates.embedded, 'per second', { name: 'bare Hono', value: rates.bare }),
    engine_postgres_submissions: figure(rates.postgres, 'per second', { name: 'pgbench', value: rates.pgbench }),
    engine_two_processes_submissions: figure(rates.twoProcesses, 'per second', { name: 'one', value: rates.postgres }),
    engine_submission_p99: figure(percentile(answers, 0.99), 'ms', { name: 'P16 goal 10 × p50:', value: 10 * p50 }),
    steady_submissions: figure(
      steady.sent - steady.failures,
      'confirmed',
      goal('P16', STEADY.perSecond * STEADY.seconds),
    ),
    steady_submission_p95: figure(percentile(steady.answers, 0.95), 'ms'),
    server_memory_under_load: figure(peakMemory, 'MB'),
  }
}
