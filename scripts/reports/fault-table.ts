// Writes docs/fault-catalogue.md from the last run of all tests: what can go wrong, which test shows what happens then.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type FaultTest, readPlaywrightFaults, readVitestFaults } from './fault-tests.ts'
import { reportFiles } from './test-reports.ts'

const root = path.join(import.meta.dirname, '..', '..')
const row = z.object({
  id: z.string(),
  group: z.string(),
  fault: z.string(),
  expected: z.string(),
  concerns: z.enum(['applicants', 'managers']),
})
type Row = z.output<typeof row>

const rows = z.array(row).parse(JSON.parse(readFileSync(path.join(root, 'docs', 'fault-rows.json'), 'utf8')))
for (const file of [reportFiles.vitest, reportFiles.playwright]) {
  if (!existsSync(file)) throw new Error(`There is no ${path.relative(root, file)}: run npm test first.`)
}
const tests = [...readVitestFaults(reportFiles.vitest, root), ...readPlaywrightFaults(reportFiles.playwright, root)]
writeFileSync(path.join(root, 'docs', 'fault-catalogue.md'), table(rows, tests))
const missing = rows.filter(
  ({ id, concerns }) => concerns === 'applicants' && !tests.some((test) => test.ids.includes(id)),
)
console.log(
  `${rows.length} rows, ${tests.length} tests; without a test: ${missing.map(({ id }) => id).join(', ') || 'none'}`,
)

function table(rows: readonly Row[], tests: readonly FaultTest[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const count = rows.filter(({ id }) => tests.some(({ ids }) => ids.includes(id))).length
  return `# Fault catalogue

What can go wrong between a person and the manager's screen, what has to happen then, and the tests that show it. Written by
\`npm run fault-table\` from the last run of \`npm test\`. ${count} of ${rows.length} rows have a test. The one without is measured by the bench.

${groups.map((group) => section(group, rows, tests)).join('\n')}`
}

function section(group: string, rows: readonly Row[], tests: readonly FaultTest[]): string {
  return `## ${group}

| | Fault | What has to happen | Tests | Result |
|---|---|---|---|---|
${rows
  .filter((row) => row.group === group)
  .map((row) => line(row, tests))
  .join('\n')}
`
}

function line({ id, fault, expected, concerns }: Row, tests: readonly FaultTest[]): string {
  const own = tests.filter(({ ids }) => ids.includes(id))
  const names = own.map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>')
  const failed = own.filter(({ passed }) => !passed).length
  const result =
    own.length === 0 ? 'no test' : failed === 0 ? `${own.length} passed` : `${failed} of ${own.length} failed`
  const none = concerns === 'managers' ? 'concerns managers' : 'no test'
  return `| ${id} | ${cell(fault)} | ${cell(expected)} | ${own.length > 0 ? cell(names) : none} | ${result} |`
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
}
