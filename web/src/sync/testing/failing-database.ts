import { ApplyDatabase } from '#web/local/database.ts'
import type { DeskDatabase } from '#web/local/desk-database.ts'

/** Fails calls of a database as a full or broken disk does. */
export interface Failures {
  /** Counts down with every call of the kind; at zero that one fails. */
  in: { kind: 'write' | 'any'; calls: number; name: 'QuotaExceededError' | 'UnknownError' } | undefined
  /** Calls that have not ended. */
  open: number
  /** Calls so far. */
  count: number
}

/** A database of its own that can be told to fail. */
export function createFailingDatabase(name: string): { db: ApplyDatabase; failures: Failures } {
  const db = new ApplyDatabase(name)
  return { db, failures: withFailures(db) }
}

/** Has a database fail when it is told to. */
export function withFailures(db: ApplyDatabase | DeskDatabase): Failures {
  const failures: Failures = { in: undefined, open: 0, count: 0 }

  const run = <T>(kind: 'read' | 'write', call: () => Promise<T>): Promise<T> => {
    failures.count += 1
    const { in: coming } = failures
    if (coming && (coming.kind === 'any' || kind === 'write')) {
      coming.calls -= 1
      if (coming.calls <= 0) {
        failures.in = undefined
        return Promise.reject(new DOMException('The disk is full', coming.name))
      }
    }
    failures.open += 1
    const ended = () => {
      failures.open -= 1
    }
    const called = call()
    called.then(ended, ended)
    return called
  }

  db.use({
    stack: 'dbcore',
    name: 'failures',
    create: (core) => ({
      ...core,
      table: (tableName) => {
        const table = core.table(tableName)
        return {
          ...table,
          mutate: (request) => run('write', () => table.mutate(request)),
          get: (request) => run('read', () => table.get(request)),
          getMany: (request) => run('read', () => table.getMany(request)),
          query: (request) => run('read', () => table.query(request)),
          openCursor: (request) => run('read', () => table.openCursor(request)),
          count: (request) => run('read', () => table.count(request)),
        }
      },
    }),
  })
  return failures
}
