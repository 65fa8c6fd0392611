// Builds the web app and the server into dist/. With --if-changed only when a source changed since the last build.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { build as buildWithVite } from 'vite'
import { compressFiles } from './compress-files.ts'
import { hashSources } from './source-hash.ts'

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const stamp = path.join(dist, '.stamp')

const sources = hashSources(root)
if (process.argv.includes('--if-changed') && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) {
  process.exit(0)
}

const started = performance.now()
console.log('Building …')
mkdirSync(dist, { recursive: true })
/** Everything is made here and then put in its place, so that a build that fails leaves the last good one. */
const unfinished = mkdtempSync(path.join(dist, 'unfinished-'))
process.on('exit', () => rmSync(unfinished, { recursive: true, force: true }))
await Promise.all([buildWeb(), buildServer()])
putInPlace()
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)

async function buildWeb(): Promise<void> {
  const target = path.join(unfinished, 'web')
  process.env['NODE_ENV'] = 'production'
  process.env['WEB_OUT_DIR'] = target
  await buildWithVite({ configFile: path.join(root, 'web', 'vite.config.ts'), logLevel: 'warn' })
  // Named only when it runs, because it belongs to the web app's types, which know a browser.
  const prerenderer: { prerender: (directory: string) => Promise<void> } = await import(
    path.join(root, 'web', 'prerender', 'prerender.ts')
  )
  await prerenderer.prerender(target)
  await compressFiles(target)
}

/** One file, which starts four times as fast as the sources, and one for its worker; beside them what they read at run time. */
async function buildServer(): Promise<void> {
  const from = path.join(root, 'sync-server')
  const to = path.join(unfinished, 'server')
  for (const entry of ['main', 'document/storage/examine-worker']) {
    const bundle = await rolldown({
      input: path.join(from, `${entry}.ts`),
      cwd: root,
      platform: 'node',
      // An optional part of pg that is not installed, and what only Cognito and S3 need, which is larger than all the rest.
      external: ['pg-native', /^@aws-sdk\//],
    })
    const file = path.join(to, `${path.basename(entry)}.js`)
    await bundle.write({ file, format: 'esm', sourcemap: true, codeSplitting: false })
    await bundle.close()
  }
  for (const folder of ['db/migrations', 'locales']) {
    cpSync(path.join(from, folder), path.join(to, folder), { recursive: true })
  }
}

/** Without a stamp meanwhile, so that whoever is interrupted here builds again. */
function putInPlace(): void {
  rmSync(stamp, { force: true })
  for (const part of ['web', 'server']) {
    rmSync(path.join(dist, part), { recursive: true, force: true })
    renameSync(path.join(unfinished, part), path.join(dist, part))
  }
  writeFileSync(stamp, sources)
}
