import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const script = path.join(import.meta.dirname, '..', 'scripts', 'build.ts')

/** What is measured is what people get: the build of the sources as they are. @throws when it fails */
export async function buildIfChanged(): Promise<void> {
  const build = spawn(process.execPath, [script, '--if-changed'], { stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`the build failed (${code})`)
}
