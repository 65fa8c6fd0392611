import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications } from '#server/application/manager/list-applications.ts'
import type { Queryable } from '#server/deps.ts'
import { wholeProcessOf } from '#server/process/manager/process-details.ts'
import type { ProcessRow } from '#server/process/store.ts'
import { createRowReader, type RowReader } from '#server/scope/read-rows.ts'
import { buildProcess } from '#server/testing/build/build.ts'
import { insertManyApplications } from '#server/testing/build/many-applications.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'

const { db, close } = await createTestDatabase()
afterAll(close)

const MANY = 1000
let process: ProcessRow
beforeAll(async () => {
  process = (await buildProcess(db)).process
  await insertManyApplications(db, process, MANY)
  await eventually(vacuumed)
})

/** False while anybody still looks at the table as it was before: PostgreSQL's own analysis, on a busy machine. */
async function vacuumed(): Promise<boolean> {
  await db.execute(sql`vacuum analyze applications`)
  const { rows } = await db.execute<{ whole: boolean }>(
    sql`select relallvisible = relpages as whole from pg_class where oid = 'applications'::regclass`,
  )
  return rows[0]?.whole === true
}

test.each([
  ['the first page', { limit: 10, offset: 0 }, 10],
  ['the last page', { limit: 10, offset: MANY - 10 }, 10],
  ['a status that none has', { limit: 10, offset: 0, status: 'rejected' as const }, 0],
])('%s of a long list costs the rows that it shows, and not those that it passes', async (_, query, shown) => {
  for (const narrowed of [query, { ...query, processId: process.id }]) {
    const { result, rowsRead } = await countRows((reader) => listApplications(reader, narrowed))
    expect(result.data).toHaveLength(shown)
    expect(rowsRead).toBe(shown)
  }
})

test('the applications of a process are counted without reading one', async () => {
  const { result, rowsRead } = await countRows((reader) => wholeProcessOf(reader, process))
  expect(result.applicationCount).toBe(MANY)
  expect(rowsRead).toBe(0)
})

/** How many of the applications' rows were read; what an index told without its row is not among them. */
const countRows = <T>(read: (reader: RowReader) => Promise<T>): Promise<{ result: T; rowsRead: number }> =>
  db.transaction(async (transaction) => {
    const before = await readSoFar(transaction)
    const result = await read(createRowReader(transaction, process))
    return { result, rowsRead: (await readSoFar(transaction)) - before }
  })

/** Of this connection, since its statistics were sent off; which does not happen within a transaction. */
async function readSoFar(transaction: Queryable): Promise<number> {
  const { rows } = await transaction.execute<{ read: string }>(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'applications'`,
  )
  return Number(rows[0]?.read)
}
