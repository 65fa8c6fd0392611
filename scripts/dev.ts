// The app with hot reload: the server restarts when one of its files changes, the page updates in place.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const port = process.env['PORT'] ?? '3000'
const apiPort = process.env['API_PORT'] ?? '3001'

const children = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'sync-server/main.ts'], { PORT: apiPort }),
  start('vite', ['web'], { API_PORT: apiPort, PORT: port }),
]

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, stop)
// Half of it is of no use to anybody.
for (const child of children) child.once('exit', stop)

function start(file: string, args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } })
}

function stop(): void {
  if (isStopping) return
  isStopping = true
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  void Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(0),
  )
}
