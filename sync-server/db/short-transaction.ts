import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Db, Queryable, Readable } from '#server/deps.ts'
import { unlessVictim } from './in-transaction.ts'
import { oncePer } from './once-per.ts'
import { streamOf } from './pool-timeouts.ts'

/** What goes to the database in two trips when nothing more is read: a statement costs less than its way there and back. */
export interface ShortTransaction<Read, Result> {
  isolation?: 'read committed' | 'repeatable read read only'
  /** Nobody else is under the same name (`lockName`) from before it reads until its end. */
  alone?: string
  /** Leaves together with `begin`. It must not write: whether that succeeds is not known yet. */
  read: (transaction: Readable) => Promise<Read>
  /** What follows from it. When it throws, nothing has happened. */
  decide: (read: Read, transaction: Queryable) => Promise<Decision<Result>>
}

export interface Decision<Result> {
  result: Result
  /**
   * Leaves together with `commit`, in this order: all of it is done, or nothing where a statement fails. Nobody looks at what the
   * others did, so one that must not find its place taken has to fail.
   */
  write?: (transaction: Queryable) => readonly Statement[]
}

/** Of a query builder, not carried out yet. */
interface Statement {
  toSQL: () => { sql: string; params: unknown[] }
}

/** Again when it was the victim of a conflict, like `inTransaction`. */
export const inShortTransaction = <Read, Result>(db: Db, steps: ShortTransaction<Read, Result>): Promise<Result> =>
  unlessVictim(async () => {
    const client = await db.$client.connect()
    let failure: Error | undefined
    const onFailure = (error: Error) => {
      failure ??= error
    }
    client.on('error', onFailure)
    try {
      return await carryOut(client, steps)
    } catch (error) {
      if (!failure) await client.query('rollback').catch(onFailure)
      throw error
    } finally {
      client.off('error', onFailure)
      client.release(failure)
    }
  })

async function carryOut<Read, Result>(
  client: PoolClient,
  { isolation = 'read committed', alone, read, decide }: ShortTransaction<Read, Result>,
): Promise<Result> {
  const transaction = databaseOn(client)
  const stream = streamOf(client)
  stream?.cork()
  // What a query builder asks leaves a moment after it was told to: these two are first.
  const begun = [client.query(`begin isolation level ${isolation}`), alone && client.query(prepared(nameLock(alone)))]
  process.nextTick(() => stream?.uncork())
  const [known] = await Promise.all([read(transaction), ...begun])

  const { result, write } = await decide(known, transaction)
  const statements = (write?.(transaction) ?? []).map((statement) => statement.toSQL())
  stream?.cork()
  const written = statements.map(({ sql, params }) => client.query(prepared({ text: sql, values: params })))
  const committed = client.query('commit')
  stream?.uncork()
  await Promise.all([...written, committed])
  return result
}

/** The same for as long as the connection lasts, so that what is built on it is built once. */
const databaseOn = oncePer((client: PoolClient) => drizzle({ client }))

/** Read by the database once for each connection, under 63 characters, the most it takes, that begin with what it does. */
const prepared = (query: { text: string; values: unknown[] }) => ({
  ...query,
  name: `${query.text.slice(0, 30)} ${hash('sha256', query.text).slice(0, 32)}`,
})

/** Until the transaction ends nobody else is under the same name. */
export async function lockName(transaction: Pick<Queryable, 'execute'>, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same lock, as the driver takes it. */
const nameLock = (name: string) => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [name],
})
