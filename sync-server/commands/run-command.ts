import path from 'node:path'
import type { Ending } from '#server/backup/archive-content.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { verifyBackup } from '#server/backup/read-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { DAY_MS } from '#shared/day.ts'
import { type Environment, readEnvironment, variableNames } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'
import { enlargeDemo, readDemoArguments } from './enlarge-demo.ts'
import { makeOwner } from './make-owner.ts'
import { openInstallation } from './open-installation.ts'
import { printConfig } from './print-config.ts'

/** What the command has to say at its end. */
type Command = (environment: Environment, args: string[]) => Promise<string>

const commands: Record<string, Command> = {
  async backup(environment, args) {
    const file = onlyArgument(args, 'backup <file>')
    await using installation = await openInstallation(environment, { alone: false, isNew: false })
    const source = { ...installation, key: environment.operation.backupKey }
    return `Backed up ${amount(await writeBackup(source, file, new Date()))} to ${file}${readable(environment)}`
  },
  async verify(environment, args) {
    const file = onlyArgument(args, 'verify <file>')
    const { backupKey, backupDays } = environment.operation
    const { createdAt, ...held } = await verifyBackup(file, backupKey)
    const days = Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS)
    const found = `${file} is whole: ${amount(held)}, ${days} days old`
    if (days <= backupDays) return `${found}. It may be kept for ${backupDays} days (BACKUP_DAYS).`
    // Erased since, and kept here: nobody else can take them out.
    throw new BackupError(
      `${found}. That is longer than the ${backupDays} days of BACKUP_DAYS: who was erased since is still in it. Remove it.`,
    )
  },
  async restore(environment, args) {
    const file = onlyArgument(args, 'restore <file>')
    // Looked at before anything is made: one that is not whole leaves nothing.
    await verifyBackup(file, environment.operation.backupKey)
    await using installation = await openInstallation(environment, { alone: true, isNew: true })
    const target = { ...installation, key: environment.operation.backupKey }
    const restored = amount(await restoreBackup(target, file))
    return `Restored ${restored} ${intoOf(environment)}. Everybody signs in again, and every device begins anew.`
  },
  async 'make-owner'(environment, args) {
    const email = onlyArgument(args, 'make-owner <e-mail>')
    return makeOwner(environment, email)
  },
  demo: (environment, args) => enlargeDemo(environment, readDemoArguments(args)),
}

/** Runs one of the operator's commands, and says how it went. @returns its exit code */
export async function runCommand(name: string, args: string[], variables: NodeJS.ProcessEnv): Promise<number> {
  try {
    if (name === '--print-config') {
      process.stdout.write(`${printConfig(variableNames(), variables)}\n`)
      readEnvironment(variables) // and whether a server would start with it
      return 0
    }
    const command = commands[name]
    if (!command)
      throw new StartError(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`, 64)
    process.stdout.write(`${await command(readEnvironment(variables), args)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${sayFailure(error)}\n`)
    return error instanceof StartError ? error.exitCode : 1
  }
}

function onlyArgument(args: string[], usage: string): string {
  const [argument, ...rest] = args
  if (argument === undefined || rest.length > 0) throw new StartError(`Usage: ${usage}`, 64)
  return argument
}

function amount({ rows, files }: Ending): string {
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  return `${sum} rows of ${Object.keys(rows).length} tables and ${files} files`
}

/** Where somebody who forgot a setting finds it. */
function intoOf({ databaseUrl, s3, dataDirectory }: Environment): string {
  const directory = `the data directory ${path.resolve(dataDirectory)}`
  if (!databaseUrl) return s3 ? `into ${directory}, the files into the bucket` : `into ${directory}`
  return `into the database of DATABASE_URL, the files into ${s3 ? 'the bucket' : directory}`
}

const readable = ({ operation }: Environment) =>
  operation.backupKey ? ', encrypted.' : '. It is not encrypted: set BACKUP_KEY where others can reach it.'

/** Of a failure that is not ours to word, its code: the message of a database may name what people wrote. */
function sayFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof BackupError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  const place = error instanceof Error ? (error.stack?.match(/at .*?([^/\\]+\.[jt]s:\d+)/)?.[1] ?? '') : ''
  const name = error instanceof Error ? error.name : 'unknown'
  return `It failed, and nothing may be taken for done: ${[name, code, path.basename(place)].filter(Boolean).join(' ')}`
}
