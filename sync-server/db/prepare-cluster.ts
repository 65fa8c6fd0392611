import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '#server/start-error.ts'
import { keepFile, readIfThere, syncDirectory } from '#server/whole-file.ts'
import { type PostgresLauncher, preparePostgresLauncher } from './postgres-launcher.ts'

/**
 * A cluster of the built-in database, and the password for it: as an earlier start left them, or made now. Whatever a kill or a
 * power cut has left of either, the next start finds its way. No PostgreSQL may run on it.
 * @throws StartError when it cannot be made
 */
export async function prepareCluster(
  root: string,
  cluster: string,
): Promise<{ launcher: PostgresLauncher; password: string }> {
  const passwordFile = path.join(root, 'password')
  const isThere = existsSync(path.join(cluster, 'PG_VERSION'))
  const made = `${randomBytes(PASSWORD_BYTES).toString('base64url')}\n`
  const keepPassword = async () =>
    (await keepFile(passwordFile, { isWhole: isPassword, make: () => made })).toString().trim()

  // Before the account that PostgreSQL runs under is given all that lies there.
  if (!isThere) await keepPassword()
  const launcher = preparePostgresLauncher(root)
  if (!isThere) await createCluster(launcher, cluster, passwordFile)
  // The new one is the cluster's before it is the file's: a kill between leaves a file that is made anew.
  else if (!isPassword((await readIfThere(passwordFile)) ?? '')) replacePassword(launcher, cluster, made.trim())
  return { launcher, password: await keepPassword() }
}

const PASSWORD_BYTES = 24
const isPassword = (content: Buffer | string) => /^[\w-]{32}\n$/.test(content.toString())

/**
 * Into a directory beside, then renamed: a first start that is interrupted leaves nothing half-made. Each attempt has a
 * directory of its own, because the killed one's `initdb` may still be at work, and takes away what it made.
 */
async function createCluster(launcher: PostgresLauncher, cluster: string, passwordFile: string): Promise<void> {
  const [root, name] = [path.dirname(cluster), `${path.basename(cluster)}.unfinished`]
  for (const left of readdirSync(root).filter((each) => each.startsWith(name))) {
    rmSync(path.join(root, left), { recursive: true, force: true, maxRetries: 10 })
  }
  const unfinished = path.join(root, `${name}-${randomUUID()}`)
  const { file, args } = launcher.command('initdb', [
    `--pgdata=${unfinished}`,
    '--username=einzug',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order and case rules on every machine; sorting for people is the app's own work.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ])
  try {
    execFileSync(file, args, { ...launcher.account, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  } catch (error) {
    throw new StartError(`The database could not be created. ${error instanceof Error ? error.message : ''}`.trim())
  }
  renameSync(unfinished, cluster)
  await syncDirectory(root)
}

/** By the one way into a cluster that asks for none: whoever can read its files can read all that is in it. */
function replacePassword(launcher: PostgresLauncher, cluster: string, password: string): void {
  const { file, args } = launcher.command('postgres', ['--single', '-D', cluster, 'postgres'])
  try {
    execFileSync(file, args, {
      ...launcher.account,
      input: `alter role einzug password '${password}'\n`,
      stdio: ['pipe', 'ignore', 'pipe'],
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
  } catch (error) {
    throw new StartError(
      `The database's password could not be set. ${error instanceof Error ? error.message : ''}`.trim(),
    )
  }
}
