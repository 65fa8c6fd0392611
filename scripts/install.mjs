// Plain JavaScript for Node 20 and up, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

const OLDEST_NODE = 24

/** Installs the dependencies unless exactly those of package-lock.json are there already. */
export function ensureInstalled() {
  const wanted = hash('package-lock.json')
  const stamp = path.join(root, 'node_modules', '.einzug-install')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing dependencies (npm ci) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The build needs all of them, also where NODE_ENV or a setting says that this is production.
  // Only errors: npm would warn of every tool that wants the newer Node which this very command installs.
  const { status, error } = spawnSync(npm, ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    fail(`The dependencies could not be installed${error ? ` (${error.message})` : ''}. See the messages of npm above.`)
  }
  writeFileSync(stamp, wanted)
}

/** A Node that runs TypeScript as it is: the one among the dependencies, otherwise the one that runs this. */
export function nodePath() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = path.join(root, 'node_modules', '.bin', name)
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath
  return fail(
    `Node.js ${OLDEST_NODE} or newer is needed; this is ${process.version}, and there is none among the dependencies ` +
      `for ${process.platform}-${process.arch}. Please install it from your package manager or nodejs.org.`,
  )
}

/** Runs Node in our place: same terminal, its end is ours. Over the channel it notices when we are killed. */
export function runNode(args) {
  const child = spawn(nodePath(), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment() })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A shell between npm and us keeps npm's signals to itself; what we notice is that it is gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => fail(`Node.js could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** What is installed comes first, so that a program's own children are run by the same Node. */
export function environment() {
  const bin = path.join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}

const hash = (file) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex')
