import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTotals, readPlaywrightTotals, readVitestTotals, sayTotals } from './test-totals.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'einzug-totals-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the closing line sums up both runs, and a test that passed only at the second try counts as failed', () => {
  const vitest = report({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2 })
  const playwright = report({ stats: { expected: 7, unexpected: 2, flaky: 3, skipped: 1 } })
  const totals = [readVitestTotals(vitest), readPlaywrightTotals(playwright)]
  expect(totals).toEqual([
    { passed: 40, failed: 1 },
    { passed: 7, failed: 5 },
  ])
  expect(sayTotals(addTotals({ passed: 40, failed: 1 }, { passed: 7, failed: 5 }))).toBe('47 passed, 6 failed')
})

test('a run that was not reached has no report and counts nothing', () => {
  expect(readVitestTotals(path.join(directory, 'none.json'))).toBeUndefined()
})

test('a report that says nothing of its tests is an error and not zero failures', () => {
  expect(() => readPlaywrightTotals(report({}))).toThrow(/stats/)
})

function report(content: object): string {
  const file = path.join(directory, `${Object.keys(content)[0] ?? 'empty'}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
