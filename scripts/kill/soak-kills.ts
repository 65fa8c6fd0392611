// Ends the server at moments nobody knows while people apply and a manager decides, on the built-in PostgreSQL and on
// Debian's; then looks whether everything that was acknowledged is there, once. KILLS says how often, on each.
import { Client } from 'pg'
import { startDebianPostgres } from '#scripts/find/debian-postgres.ts'
import { type KillFigures, killUnderLoad } from './kill-under-load.ts'

const kills = Number(process.env['KILLS'] ?? 20)
const all: KillFigures[] = [await told('the built-in PostgreSQL', await killUnderLoad({ kills }))]

const debian = await startDebianPostgres()
if (typeof debian === 'string') console.log(`SKIPPED, only the built-in PostgreSQL was tested: ${debian}.`)
else {
  const databaseUrl = await createDatabase(debian.url)
  all.push(await told(`PostgreSQL ${debian.version}`, await killUnderLoad({ kills, databaseUrl })))
  await debian.stop()
}
const isFine = all.every(({ acknowledged, wrong }) => acknowledged > 0 && wrong.length === 0)
process.exit(isFine ? 0 : 1)

async function told(database: string, figures: KillFigures): Promise<KillFigures> {
  const { wrong, ...counted } = figures
  console.log(JSON.stringify({ database, ...counted, wrong: wrong.length }))
  for (const sentence of wrong.slice(0, 20)) console.log(`  ${sentence}`)
  return figures
}

/** One that is the account's own: since PostgreSQL 15 nobody else makes tables in the first one. */
async function createDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create database kills')
  await client.end()
  return Object.assign(new URL(url), { pathname: '/kills' }).href
}
