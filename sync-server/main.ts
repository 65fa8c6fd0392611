import path from 'node:path'
import { runCommand } from './commands/run-command.ts'
import { type Environment, readEnvironment } from './env.ts'
import { type LogEntry, logLine } from './log-line.ts'
import { StartError } from './start-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

const [command, ...args] = process.argv.slice(2)
if (command !== undefined) process.exit(await runCommand(command, args, process.env))

const log = (entry: LogEntry) => void process.stdout.write(logLine(entry, new Date()))

const LONGEST_STOP_MS = 120_000
const LONGEST_START_MS = 30_000

let server: RunningServer | undefined
/** Of the stop that is under way. */
let exitCode: number | undefined
let askedAt = 0

// Set before the start, which takes seconds: a signal meanwhile must not leave a database behind.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void shutDown(0))
// The program that started this one is gone.
process.on('disconnect', () => void shutDown(0))

try {
  const environment = readEnvironment(process.env)
  server = await startServer({
    environment,
    log,
    onFailure: (event) => {
      log({ level: 'error', event })
      void shutDown(1)
    },
  })
  if (exitCode === undefined) process.stdout.write(welcome(environment, server))
  else await finish(server, exitCode)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : explain(error)}\n`)
  process.exit(error instanceof StartError ? error.exitCode : 1)
}

/**
 * Asked again means at once, unless within a moment: a signal to the whole process group comes a second time from the
 * program that started us. Asked during the start, it takes effect at its end.
 */
async function shutDown(code: number): Promise<void> {
  if (exitCode !== undefined) {
    if (performance.now() - askedAt > 1000) process.exit(1)
    return
  }
  exitCode = code
  askedAt = performance.now()
  if (server) await finish(server, code)
  // A start may wait for room on a full disk.
  else setTimeout(() => process.exit(1), LONGEST_START_MS).unref()
}

async function finish({ stop }: RunningServer, code: number): Promise<void> {
  // What does not end by itself, the system ends: nothing that was answered is only in memory.
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  await stop()
  process.exit(code)
}

function welcome(
  { publicUrl, smtpUrl, dataDirectory }: Environment,
  { url, demoCodes, signIn }: RunningServer,
): string {
  const lines = [
    `Einzug is running at ${publicUrl ?? url}`,
    `It listens on ${url}`,
    '',
    ...demoCodes.map(({ code, meaning }) => `  ${code}  ${meaning}`),
    ...(demoCodes.length > 0 ? [''] : []),
    `  Data   ${path.resolve(dataDirectory)}`,
    `  Mails  ${smtpUrl ? 'sent through SMTP_URL' : `written to ${path.resolve(dataDirectory, 'mail')}`}`,
    ...(signIn === 'development'
      ? ['  Admin  /admin-login, as anybody and without a password: never let others reach this server']
      : []),
    '  Stop with Ctrl-C.',
  ]
  return `\n${lines.join('\n')}\n\n`
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
