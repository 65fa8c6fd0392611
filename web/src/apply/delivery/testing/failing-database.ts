import { ApplyDatabase } from '#web/apply/storage/database.ts'
import type { ManagerDatabase } from '#web/manage/storage/manager-database.ts'

/** Fails calls of a database as a full or broken disk does. */
export interface Failures {
  /** Counts down with every call of the kind; at zero that one fails. */
  in: { kind: 'write' | 'any'; calls: number; name: 'QuotaExceededError' | 'UnknownError' } | undefined
  /** Calls that have not ended. */
  open: number
  /** Calls so far. */
  count: number
  /** What each of them was, while somebody wants to know. */
  seen: Call[] | undefined
}

interface Call {
  kind: 'read' | 'write'
  table: string
}

/**
 * The numbers, from 1, of those that do something new: the same call after the same one, as when one piece of a file is
 * read after the other, is the same moment again.
 */
export function decisiveCalls(calls: Call[]): number[] {
  const known = new Set<string>()
  return calls.flatMap((_, at) => {
    const moment = JSON.stringify(calls.slice(Math.max(at - 1, 0), at + 1))
    if (known.has(moment)) return []
    known.add(moment)
    return [at + 1]
  })
}

/** A database of its own that can be told to fail. */
export function createFailingDatabase(name: string): { db: ApplyDatabase; failures: Failures } {
  const db = new ApplyDatabase(name)
  return { db, failures: withFailures(db) }
}

/** Has a database fail when it is told to. */
export function withFailures(db: ApplyDatabase | ManagerDatabase): Failures {
  const failures: Failures = { in: undefined, open: 0, count: 0, seen: undefined }

  const run = <T>(made: Call, call: () => Promise<T>): Promise<T> => {
    const { kind } = made
    failures.count += 1
    failures.seen?.push(made)
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
        const [read, write] = [
          { kind: 'read', table: tableName },
          { kind: 'write', table: tableName },
        ] as const
        return {
          ...table,
          mutate: (request) => run(write, () => table.mutate(request)),
          get: (request) => run(read, () => table.get(request)),
          getMany: (request) => run(read, () => table.getMany(request)),
          query: (request) => run(read, () => table.query(request)),
          openCursor: (request) => run(read, () => table.openCursor(request)),
          count: (request) => run(read, () => table.count(request)),
        }
      },
    }),
  })
  return failures
}
