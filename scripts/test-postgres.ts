// The server's tests on a PostgreSQL of the operator's own: that of TEST_DATABASE_URL, else Debian's. Arguments choose tests.
import { startDebianPostgres } from './find/debian-postgres.ts'
import { provideSwift } from './find/find-swift.ts'
import { exitCodeOf } from './run-program.ts'

const given = process.env['TEST_DATABASE_URL']
const own = given ? undefined : await startDebianPostgres()
if (typeof own === 'string') {
  console.error(
    `There is no PostgreSQL to test on: ${own}. Set TEST_DATABASE_URL to one whose account may make databases.`,
  )
  process.exit(1)
}
if (own) console.log(`PostgreSQL ${own.version}`)
const missing = provideSwift()
if (missing) console.log(`There is no object store to test with: ${missing}. Documents in a bucket are SKIPPED.`)
const url = given ?? own?.url ?? ''
const code = await exitCodeOf('vitest', ['run', '--project=server', ...process.argv.slice(2)], {
  TEST_DATABASE_URL: url,
})
await own?.stop()
process.exit(code ?? 1)
