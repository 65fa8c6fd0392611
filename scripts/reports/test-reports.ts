import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'test-reports')

/** What the last run of all tests left behind, for the totals and for the fault table. */
export const reportFiles = {
  vitest: path.join(folder, 'vitest.json'),
  /** Of the part that runs on an operator's PostgreSQL as well. */
  postgres: path.join(folder, 'postgres.json'),
  playwright: path.join(folder, 'playwright.json'),
}
