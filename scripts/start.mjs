// The one command: installs, builds what changed, and runs the server. Needs nothing but Node 20 and npm.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, environment, nodePath, root, runNode } from './install.mjs'

ensureInstalled()
const build = [path.join(root, 'scripts', 'build.ts'), '--if-changed']
const { status } = spawnSync(nodePath(), build, { cwd: root, stdio: 'inherit', env: environment() })
if (status !== 0) process.exit(status ?? 1)
runNode(['--enable-source-maps', path.join(root, 'dist', 'server', 'main.js')])
