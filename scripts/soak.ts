// npm run test:soak: thousands of random lives of one phone, 20,000 generated requests, then many phones against the built server, which is killed
// again and again behind a bad network. The last line counts what was lost, doubled or corrupted.
import path from 'node:path'
import { exitCodeOf } from './run-program.ts'

const root = path.join(import.meta.dirname, '..')
process.chdir(root)

const lives = {
  MODEL_RUNS: process.env['MODEL_RUNS'] ?? '1000',
  MODEL_SEED: process.env['MODEL_SEED'] ?? String(Date.now() % 2 ** 31),
}
const requests = {
  GENERATED_REQUESTS: process.env['GENERATED_REQUESTS'] ?? '20000',
  GENERATED_SEED: process.env['GENERATED_SEED'] ?? lives.MODEL_SEED,
}
const steps: [file: string, args: string[], variables?: Record<string, string>][] = [
  ['vitest', ['run', '--project', 'web-rules', 'web/src/sync/life.test.ts'], lives],
  ['vitest', ['run', '--project', 'server', 'sync-server/http/generated-requests.test.ts'], requests],
  [process.execPath, ['scripts/build.ts', '--if-changed']],
  [process.execPath, ['web/e2e/soak.ts']],
]
for (const [file, args, variables] of steps) {
  const code = await exitCodeOf(file, args, variables)
  if (code !== 0) process.exit(code ?? 1)
}
