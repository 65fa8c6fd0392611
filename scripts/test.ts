// Everything that must hold, cheapest first; stops where something fails. The last line counts the tests.
import { accessSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { auditDependencies } from './dependency-audit.ts'
import { startDebianPostgres } from './find/debian-postgres.ts'
import { findChromium, findHeadlessShell } from './find/find-chromium.ts'
import { provideClamd } from './find/find-clamd.ts'
import { provideSwift } from './find/find-swift.ts'
import { extractTexts } from './i18n.ts'
import { reportFiles } from './reports/test-reports.ts'
import {
  addTotals,
  noTests,
  readPlaywrightTotals,
  readVitestTotals,
  sayTotals,
  type Totals,
} from './reports/test-totals.ts'
import { exitCodeOf } from './run-program.ts'

const root = path.join(import.meta.dirname, '..')
const { vitest: vitestReport, postgres: postgresReport, playwright: playwrightReport } = reportFiles

process.chdir(root)
for (const file of Object.values(reportFiles)) rmSync(file, { force: true })
const failedStep = await runSteps()
const totals = [
  readVitestTotals(vitestReport),
  readVitestTotals(postgresReport),
  readPlaywrightTotals(playwrightReport),
].reduce((sum: Totals, part) => addTotals(sum, part ?? noTests), noTests)
if (failedStep) console.log(`\nFailed: ${failedStep}`)
console.log(sayTotals(totals))
process.exit(failedStep ? 1 : 0)

type Step = [name: string, step: () => Promise<boolean>]

/** Those of one line run side by side, because none of them alone keeps two processors busy. @returns what failed */
async function runSteps(): Promise<string | undefined> {
  const run = async (file: string, ...args: string[]) => (await exitCodeOf(file, args)) === 0
  const steps: Step[][] = [
    [
      ['Types', () => run('tsc', '-b')],
      ['Lint', () => run('oxlint', '--type-aware')],
      ['Format', () => run('biome', 'format')],
      ['Nothing unused', () => run('knip')],
      ['Catalogues are up to date', catalogueCheck],
      ['Known weaknesses of dependencies', audit],
    ],
    [['Browser', provideBrowser]],
    [['Object store', provideObjectStore]],
    [['Virus scanner', provideScanner]],
    [
      [
        'Rules, server and components',
        () => run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
      ],
    ],
    [
      ['Build', () => run(process.execPath, 'scripts/build.ts')],
      ["The server on an operator's PostgreSQL", runOnDebianPostgres],
    ],
    [['The app in a browser', runPlaywright]],
  ]
  for (const together of steps) {
    console.log(`\n== ${together.map(([name]) => name).join(', ')} ==`)
    const outcomes = await Promise.all(together.map(async ([name, step]) => ({ name, isFine: await step() })))
    const failed = outcomes.filter(({ isFine }) => !isFine)
    if (failed.length > 0) return failed.map(({ name }) => name).join(', ')
  }
  return undefined
}

/** Texts that are new, changed or gone must be in the catalogues: extracting them again changes nothing. */
async function catalogueCheck(): Promise<boolean> {
  const read = () =>
    globSync('{web/src,sync-server}/locales/**/*.po').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const before = new Map(read().map(({ file, text }) => [file, text]))
  if (!(await extractTexts())) return false
  const changed = read().filter(({ file, text }) => before.get(file) !== text)
  for (const { file } of changed) console.log(`${file} was out of date and has been updated: translate what is new.`)
  return changed.length === 0
}

async function audit(): Promise<boolean> {
  const { isFine, line } = await auditDependencies()
  console.log(line)
  return isFine
}

async function provideBrowser(): Promise<boolean> {
  try {
    const shell = await findHeadlessShell()
    process.env['HEADLESS_SHELL_PATH'] = shell
    process.env['CHROMIUM_PATH'] = await findChromium()
    console.log(`${process.env['CHROMIUM_PATH']}, ${shell}`)
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    return false
  }
}

/** What cannot be had on this system is said, and skipped. */
async function provideObjectStore(): Promise<boolean> {
  const missing = provideSwift()
  console.log(missing ? `SKIPPED, documents in a bucket are not tested: ${missing}.` : 'OpenStack Swift')
  return true
}

async function provideScanner(): Promise<boolean> {
  const missing = provideClamd()
  console.log(missing ? `SKIPPED, documents are not scanned: ${missing}.` : 'ClamAV')
  return true
}

/**
 * What changes records, and how they are found, kept apart and removed; `npm run test:postgres` runs all of the server's
 * tests there. Where the bytes of a document lie is nothing to the database.
 */
async function runOnDebianPostgres(): Promise<boolean> {
  const postgres = await startDebianPostgres()
  if (typeof postgres === 'string') {
    console.log(`SKIPPED, only the built-in PostgreSQL was tested: ${postgres}.`)
    return true
  }
  console.log(`PostgreSQL ${postgres.version}`)
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${postgresReport}`]
  const folders = ['db', 'feed', 'scope', 'application', 'document', 'handover', 'erasure'].map(
    (folder) => `sync-server/${folder}/`,
  )
  // Vitest passes over a folder that is not there.
  for (const folder of folders) accessSync(folder)
  const only = [
    '--testNamePattern',
    '^(?!.*in a bucket)',
    '--exclude',
    'sync-server/document/storage/*-storage.test.ts',
  ]
  const args = ['run', '--project=server', ...reports, ...only, ...folders]
  const code = await exitCodeOf('vitest', args, { TEST_DATABASE_URL: postgres.url })
  await postgres.stop()
  return code === 0
}

async function runPlaywright(): Promise<boolean> {
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  return (await exitCodeOf('playwright', ['test', '--project=stories', '--reporter=list,json'], report)) === 0
}
