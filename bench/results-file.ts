import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Figures } from './figure.ts'

/** Puts figures into the file, sorted by name; those of suites that did not run stay as they are. */
export function keepResults(file: string, figures: Figures): void {
  const known = existsSync(file) ? stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const sorted = Object.entries({ ...known, ...figures }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const stored = z.record(
  z.string(),
  z.object({
    value: z.number(),
    unit: z.string(),
    against: z.nullable(z.string()),
    ratio: z.nullable(z.number()),
  }),
)
