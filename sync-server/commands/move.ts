// npm run move -- --to new.env: takes everything that a stopped server keeps to where new.env says the next one will keep it.
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { readEnvironment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { moveEverything } from './move-everything.ts'

const USAGE = `npm run move -- --to new.env [--leave-damaged]

Copies the database and all documents of the server whose settings are in the environment (DATA_DIR, DATABASE_URL, S3_…)
to the places that the file new.env names in the same way. The server must be stopped; nothing is changed where it was.
The new database must be empty. After an interruption the same command goes on.

  --leave-damaged  leaves documents behind that are missing or not what they were when they arrived, instead of stopping`

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'leave-damaged': { type: 'boolean' } } })
  if (!values.to) throw new StartError(USAGE)
  await moveEverything({
    from: readEnvironment(process.env),
    to: readEnvironment(parseEnv(readFileSync(values.to, 'utf8'))),
    leavesDamaged: values['leave-damaged'] ?? false,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
