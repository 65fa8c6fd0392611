import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lockDataDirectory } from '#server/db/data-directory-lock.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import { openStorage } from '#server/document/storage/open-storage.ts'
import type { Environment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'

export interface Installation extends AsyncDisposable {
  databaseUrl: string
  storage: DocumentStorage
}

interface Opening {
  /** No server may run on it. */
  alone: boolean
  /** It is to be made where there is none. */
  isNew: boolean
}

/**
 * Database and files of an installation for a command. Of one whose server runs, too, unless the command must be alone.
 * @throws StartError when it must be, and is not, and
 * where there is none
 */
export async function openInstallation(environment: Environment, { alone, isNew }: Opening): Promise<Installation> {
  const { dataDirectory } = environment
  if (isNew) mustNotBeAnothers(dataDirectory)
  else mustBeThere(environment)
  const unlock = lockUnlessTaken(dataDirectory, alone)
  const opened: (() => unknown)[] = [() => unlock?.()]
  const close = async () => {
    for (const each of opened.splice(0).toReversed()) await each()
  }
  try {
    const { storage, close: closeStorage } = await openStorage(environment, { isBesideServer: !unlock })
    opened.push(closeStorage)
    if (environment.databaseUrl) return { databaseUrl: environment.databaseUrl, storage, [Symbol.asyncDispose]: close }
    const directory = path.join(dataDirectory, 'postgres')
    if (!unlock) return { databaseUrl: runningDatabase(directory), storage, [Symbol.asyncDispose]: close }
    const postgres = await startEmbeddedPostgres(directory)
    opened.push(postgres.stop)
    return { databaseUrl: postgres.url, storage, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A directory that was named wrongly stays as it is: an empty database there would be taken for the real one some day. */
export function mustBeThere({ databaseUrl, dataDirectory }: Pick<Environment, 'databaseUrl' | 'dataDirectory'>): void {
  if (databaseUrl || existsSync(path.join(dataDirectory, 'postgres', 'cluster', 'PG_VERSION'))) return
  throw new StartError(
    `There is no database in the data directory ${path.resolve(dataDirectory)}. ` +
      'Please set DATA_DIR to the one that the server uses, and start that once before.',
  )
}

/** What a server keeps there, or its operator puts there before: the rest would be strewn among the files of something else. */
const OWN = new Set(['postgres', 'documents', 'mail', 'pages', 'ballast', 'session.key', 'signing.key', 'server.lock'])
/** A disk of its own, and the files that systems leave in every folder. */
const isNothing = (name: string) => name === 'lost+found' || name.startsWith('.')

function mustNotBeAnothers(directory: string): void {
  const found = listOf(directory).filter((name) => !isNothing(name))
  if (found.length === 0 || found.some((name) => OWN.has(name))) return
  throw new StartError(
    `${path.resolve(directory)} is no data directory: it holds ${found.slice(0, 3).join(', ')}. ` +
      'Please set DATA_DIR to an empty directory, or to one that does not exist yet.',
  )
}

function listOf(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return [] // not there yet, or no use, which the lock says next
  }
}

/** Undefined while a server runs on the directory. */
function lockUnlessTaken(directory: string, alone: boolean): (() => void) | undefined {
  try {
    return lockDataDirectory(directory)
  } catch (error) {
    if (alone || !(error instanceof StartError)) throw error
    return undefined
  }
}

/** Of the PostgreSQL that the running server has started: its fourth line is the port. */
function runningDatabase(directory: string): string {
  const port = readFileSync(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(directory, 'password'), 'utf8').trim()
  return `postgres://einzug:${password}@127.0.0.1:${port}/postgres`
}
