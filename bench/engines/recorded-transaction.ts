import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { applications } from '#server/db/schema.ts'
import { mails } from '#server/db/server-schema.ts'
import type { Db } from '#server/deps.ts'
import { newId } from '#shared/ids.ts'
import { LESSORS, numberedIdSql } from './numbered-processes.ts'
import type { OutsideDatabase } from './outside-postgres.ts'
import { submit } from './submit-for.ts'

export interface RecordedTransaction {
  /** For pgbench. */
  script: string
  /** The values of its variables. */
  variables: Record<string, string>
}

/**
 * The transaction of one real application, statement by statement as PostgreSQL logged it. What must differ from one
 * application to the next, and for whom it is, the script makes itself; every other value it sends as the server did.
 */
export async function recordSubmission(
  { db, superuserUrl }: OutsideDatabase,
  address: string,
  process: { id: string },
): Promise<RecordedTransaction> {
  const applicationId = newId()
  const admin = new Client({ connectionString: superuserUrl })
  await admin.connect()
  await logStatements(admin, 'all')
  const agent = new Agent()
  await submit(agent, address, process, applicationId)
  await logStatements(admin, 'none')
  const { rows } = await admin.query(`select current_setting('data_directory') as data, pg_current_logfile() as file`)
  await admin.end()
  const [{ data, file }] = z.tuple([z.object({ data: z.string(), file: z.string() })]).parse(rows)
  const statements = await readTransaction(path.join(data, file), applicationId)
  return writeScript(statements, await expressionsOf(db, applicationId))
}

/** Waits until every process of the database has heard of it. */
async function logStatements(admin: Client, which: 'all' | 'none'): Promise<void> {
  await admin.query(`alter system set log_statement = '${which}'`)
  await admin.query('select pg_reload_conf()')
  await wait(500)
}

interface Statement {
  sql: string
  values: (string | null)[]
}

const line = z.object({ pid: z.number(), message: z.string(), detail: z.optional(z.string()) })

/** From `begin` to `commit` of the connection that stored the application. */
async function readTransaction(file: string, applicationId: string): Promise<Statement[]> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text.endsWith('}'))
    .map((text) => line.parse(JSON.parse(text)))
  const insert = lines.findIndex(
    ({ message, detail }) => /insert into "applications"/.test(message) && detail?.includes(applicationId),
  )
  const own = lines.map((entry, place) => ({ ...entry, place })).filter(({ pid }) => pid === lines[insert]?.pid)
  const begin = own.findLast(({ message, place }) => place < insert && message.startsWith('statement: begin'))
  const commit = own.find(({ message, place }) => place > insert && message === 'statement: commit')
  if (!begin || !commit) throw new Error('the transaction of an application is not in the log')
  return own
    .filter(({ place }) => place >= begin.place && place <= commit.place)
    .map(({ message, detail = '' }) => ({
      sql: message.replace(/^(statement|execute [^:]+): /, ''),
      values: [...detail.matchAll(/\$\d+ = (?:(NULL)|'((?:[^']|'')*)')/g)].map(([, none, text = '']) =>
        none ? null : text.replaceAll("''", "'"),
      ),
    }))
}

/** What the script writes in place of values. */
type Expressions = Map<string, string>

async function expressionsOf(db: Db, applicationId: string): Promise<Expressions> {
  const [application] = await db.select().from(applications).where(eq(applications.id, applicationId))
  const [mail] = await db.select().from(mails).where(eq(mails.applicationId, applicationId))
  if (!application || !mail) throw new Error('the application was not stored with its mail')
  return new Map([
    [applicationId, numberedIdSql(':application::bigint')],
    [application.reference, `right(${numberedIdSql(':application::bigint')}, 12)`],
    [mail.id, numberedIdSql(':mail::bigint')],
    [application.organizationId, numberedIdSql(':lessor::bigint')],
    [application.processId, numberedIdSql(':lessor::bigint')],
  ])
}

function writeScript(statements: Statement[], expressions: Expressions): RecordedTransaction {
  const variables: Record<string, string> = {}
  const lines = statements.map(({ sql, values }, number) =>
    sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1]
      if (value === undefined) throw new Error(`the log does not tell $${place} of ${sql}`)
      if (value === null) return 'null'
      const made = expressions.get(value)
      // A lock is named by the text of an id, and everything else that is made here is stored or looked for as what it is.
      if (made) return /hashtextextended/.test(sql) || made.startsWith('right') ? made : `${made}::uuid`
      const name = `v${number}_${place}`
      variables[name] = value
      return `:${name}`
    }),
  )
  const set = [
    '\\set application random(1000, 281474976710655)',
    '\\set mail random(1000, 281474976710655)',
    `\\set lessor random(1, ${LESSORS})`,
  ]
  return { script: [...set, ...lines.map((text) => `${text.replaceAll(/\s*\n\s*/g, ' ')};`), ''].join('\n'), variables }
}
