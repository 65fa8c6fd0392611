import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface Totals {
  passed: number
  failed: number
}

export const noTests: Totals = { passed: 0, failed: 0 }

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

export const sayTotals = ({ passed, failed }: Totals) => `${passed} passed, ${failed} failed`

/** Undefined when there is no report, because that step was not reached. */
export function readVitestTotals(file: string): Totals | undefined {
  const report = readReport(file, z.object({ numPassedTests: z.number(), numFailedTests: z.number() }))
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** A test that passed only when it was repeated counts as failed: it told the truth once. */
export function readPlaywrightTotals(file: string): Totals | undefined {
  const counts = z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() })
  const report = readReport(file, z.object({ stats: counts }))
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

function readReport<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
