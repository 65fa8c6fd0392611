// npm run trial: the services of compose.yml on this machine, without containers but with their networks, accounts and
// rights, and people who use them while processes are killed.
import path from 'node:path'
import { exitCodeOf } from './run-program.ts'
import { programs, provideImages } from './trial/images.ts'
import { enterPrivateNetwork, isInPrivateNetwork } from './trial/private-network.ts'

process.chdir(path.join(import.meta.dirname, '..'))
if (!isInPrivateNetwork()) {
  const failure = provideImages()
  if (failure) {
    console.error(`The services cannot be started here: ${failure}.`)
    process.exit(1)
  }
  const code = await exitCodeOf(process.execPath, ['scripts/build.ts', '--if-changed'])
  if (code !== 0) process.exit(code ?? 1)
}
process.env['PATH'] = `${process.env['PATH']}:${programs}`
const entered = enterPrivateNetwork()
if (entered !== true) process.exit(entered)
process.exit(
  (await exitCodeOf('playwright', ['test', '--config', 'playwright.trial.config.ts', ...process.argv.slice(2)])) ?? 1,
)
