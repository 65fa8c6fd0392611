// The built server on its own port with a fresh embedded database, for the browser tests.
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dataDirectory, port, serverFile } from './test-server.ts'

if (!existsSync(serverFile)) throw new Error('There is no built server: run npm run build first.')
rmSync(dataDirectory, { recursive: true, force: true })

const server = spawn(process.execPath, [serverFile], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: dataDirectory,
    // All tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
    CONTACT_EMAIL: 'contact@einzug.test',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'))
server.once('exit', (code) => process.exit(code ?? 1))
