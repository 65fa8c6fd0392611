import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lockDataDirectory } from '#server/db/data-directory-lock.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { createDiskStorage } from '#server/document/disk-storage.ts'
import type { DocumentStorage } from '#server/document/document-storage.ts'
import type { Environment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'

export interface Installation {
  databaseUrl: string
  storage: DocumentStorage
  close: () => Promise<void>
}

/**
 * Database and files of an installation for a command. Of one whose server runs, too, unless the command must be alone.
 * @throws StartError when it must be, and is not
 */
export async function openInstallation(environment: Environment, { alone }: { alone: boolean }): Promise<Installation> {
  const { dataDirectory } = environment
  const unlock = lockUnlessTaken(dataDirectory, alone)
  const storage = createDiskStorage(path.join(dataDirectory, 'documents'), { isBesideServer: !unlock })
  const release = async () => unlock?.()
  if (environment.databaseUrl) return { databaseUrl: environment.databaseUrl, storage, close: release }
  const directory = path.join(dataDirectory, 'postgres')
  if (!unlock) return { databaseUrl: runningDatabase(directory), storage, close: release }
  try {
    const postgres = await startEmbeddedPostgres(directory)
    const close = async () => {
      await postgres.stop()
      unlock()
    }
    return { databaseUrl: postgres.url, storage, close }
  } catch (error) {
    unlock()
    throw error
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
