// npm run test:soak: thousands of random lives of one phone and histories of a manager's device, 20,000 generated requests, twenty kills of the
// server on each kind of database, then many phones against the built server, which is killed again and again behind a bad network.
// Names of parts choose them.
import path from 'node:path'
import { exitCodeOf } from './run-program.ts'

const root = path.join(import.meta.dirname, '..')
process.chdir(root)

type Step = [file: string, args: string[], variables?: Record<string, string>]

const lives = {
  MODEL_RUNS: process.env['MODEL_RUNS'] ?? '1000',
  MODEL_SEED: process.env['MODEL_SEED'] ?? String(Date.now() % 2 ** 31),
}
const requests = {
  GENERATED_REQUESTS: process.env['GENERATED_REQUESTS'] ?? '20000',
  GENERATED_SEED: process.env['GENERATED_SEED'] ?? lives.MODEL_SEED,
}
const parts: Record<string, Step[]> = {
  lives: [['vitest', ['run', '--project', 'web-rules', 'web/src/apply/delivery/engine/life.test.ts'], lives]],
  histories: [
    ['vitest', ['run', '--project', 'web-rules', 'web/src/manage/sync/engine/two-devices.test.ts'], lives],
    ['vitest', ['run', '--project', 'server', 'web/e2e/soak/histories.test.ts', 'one-accepted-offer.test.ts'], lives],
  ],
  requests: [['vitest', ['run', '--project', 'server', 'sync-server/http/generated-requests.test.ts'], requests]],
  kills: [[process.execPath, ['scripts/kill/soak-kills.ts']]],
  phones: [
    [process.execPath, ['scripts/build.ts', '--if-changed']],
    [process.execPath, ['web/e2e/soak/soak.ts']],
  ],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, steps] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name} ==`)
  for (const [file, args, variables] of steps) {
    const code = await exitCodeOf(file, args, variables)
    if (code !== 0) process.exit(code ?? 1)
  }
}
