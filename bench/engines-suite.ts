import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildProcess } from '#server/testing/build/build.ts'
import { fillPath } from '#shared/endpoint.ts'
import { processContract } from '#shared/process/contract.ts'
import type { Engine, Servers } from './engines/engine.ts'
import { syncSteadily } from './engines/full-syncs.ts'
import { measureSubmissions } from './engines/measure-submissions.ts'
import { startOutsideDatabase } from './engines/outside-postgres.ts'
import { openOwnDatabase } from './engines/own-database.ts'
import { pullFor } from './engines/pull-for.ts'
import { APPLICATIONS, buildPulledFeed } from './engines/pulled-feed.ts'
import { startAgain } from './engines/start-again.ts'
import { takeTurns } from './engines/take-turns.ts'
import { uploadMany } from './engines/upload-memory.ts'
import { type Figures, figure, goal } from './figure.ts'
import { percentile } from './median.ts'
import { startBuiltServer } from './start-built-server.ts'
import { startProgram } from './start-program.ts'
import type { Bench } from './suite.ts'

const LOOK_UP = fillPath(processContract.lookUpProcess.path, { code: 'DEMADE' })

type Variables = Record<string, string>

/** The same server on the database it brings along and on an operator's, once and twice, beside what does less. */
export async function measureEngines(bench: Bench): Promise<void> {
  const outside = await startOutsideDatabase(bench)
  if (typeof outside === 'string') return console.log(`There is no PostgreSQL to measure: ${outside}. SKIPPED.`)
  const embeddedVariables = { DATA_DIR: emptyDirectory(bench) }
  const shared = { DATABASE_URL: outside.url, SESSION_KEY: 'of both servers, and long enough for a key' }
  const [oneVariables, otherVariables] = [
    { ...shared, DATA_DIR: emptyDirectory(bench) },
    { ...shared, DATA_DIR: emptyDirectory(bench) },
  ]
  bench.keep(await measureStart(bench, embeddedVariables, oneVariables))

  const embedded = await startBuiltServer(bench, embeddedVariables)
  const ownDb = openOwnDatabase(bench, embeddedVariables.DATA_DIR)
  const one = await startBuiltServer(bench, oneVariables)
  const other = await startBuiltServer(bench, otherVariables)
  const own: Engine = { db: ownDb, desk: await buildPulledFeed(ownDb, embedded.address) }
  const operators: Engine = { db: outside.db, desk: await buildPulledFeed(outside.db, one.address) }
  const bare = await startProgram(path.join(import.meta.dirname, 'server', 'bare-hono.ts'), {
    ANSWER: operators.desk.text,
  })
  bench.onClose(bare.stop)

  const servers: Servers = { embedded, one, other, bare }
  bench.keep(await measureSubmissions(bench, servers, own, outside))
  bench.keep(await measurePulls(servers, own, operators))
  const syncs = await syncSteadily(one.address, operators.desk.headers, APPLICATIONS)
  bench.keep({ full_sync_of_1000_p95: figure(percentile(syncs, 0.95), 'ms', goal('P17', 600)) })
  await embedded.stop()
  bench.keep(await measureUploads(bench, embeddedVariables))
}

function emptyDirectory({ removeOnClose }: Bench): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'einzug-bench-engine-'))
  removeOnClose(directory)
  return directory
}

async function measureStart(bench: Bench, embedded: Variables, outside: Variables): Promise<Figures> {
  const started = []
  for (const variables of [embedded, outside]) {
    const first = await startBuiltServer(bench, variables)
    await first.stop()
    started.push(await startAgain(bench, variables))
  }
  const [onEmbedded, onOutside] = started
  if (!onEmbedded || !onOutside) throw new Error('nothing was started')
  return {
    start_embedded: figure(onEmbedded.readyAfter, 'ms', goal('P24', 2000)),
    start_postgres: figure(onOutside.readyAfter, 'ms', goal('P24', 2000)),
    server_memory_idle: figure(onOutside.idleMemory, 'MB', goal('P24', 180)),
  }
}

async function measurePulls(
  { embedded, one, other, bare }: Servers,
  { desk: own }: Engine,
  { desk }: Engine,
): Promise<Figures> {
  const rates = await takeTurns('pulls', 5, {
    embedded: (seconds) => pullFor(seconds, [embedded.address + own.path], own.headers),
    postgres: (seconds) => pullFor(seconds, [one.address + desk.path], desk.headers),
    twoProcesses: (seconds) => pullFor(seconds, [one.address + desk.path, other.address + desk.path], desk.headers),
    bare: (seconds) => pullFor(seconds, [bare.address + LOOK_UP], desk.headers),
  })
  const against = { name: 'bare Hono', value: rates.bare }
  return {
    engine_embedded_pulls: figure(rates.embedded, 'per second', against),
    engine_postgres_pulls: figure(rates.postgres, 'per second', against),
    engine_two_processes_pulls: figure(rates.twoProcesses, 'per second', { name: 'one', value: rates.postgres }),
  }
}

/** On a server that has just begun, so that what it had to do before hides nothing. */
async function measureUploads(bench: Bench, variables: Variables & { DATA_DIR: string }): Promise<Figures> {
  const server = await startBuiltServer(bench, variables)
  const { process } = await buildProcess(openOwnDatabase(bench, variables.DATA_DIR))
  const { afterFew, afterMany } = await uploadMany(server, process.id)
  return { uploads_memory_after_50: figure(afterMany, 'MB', { name: 'after 5', value: afterFew }) }
}
