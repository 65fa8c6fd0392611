import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** A test that shows what happens at one row of the fault catalogue, or at several. */
export interface FaultTest {
  ids: string[]
  /** From the root of the project. */
  file: string
  title: string
  passed: boolean
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export const readVitestFaults = (report: string, root: string): FaultTest[] =>
  vitestReport
    .parse(JSON.parse(readFileSync(report, 'utf8')))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, status }) =>
        asFaultTest(path.relative(root, name), fullName, status === 'passed'),
      ),
    )

interface Spec {
  title: string
  /** `expected` when it did what it should. One that was skipped counts as ok there, and shows nothing. */
  tests: { status: string }[]
}
const spec: z.ZodMiniType<Spec> = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })

interface Suite {
  title: string
  file: string
  specs: Spec[]
  suites?: Suite[] | undefined
}
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.lazy(() => z.array(suite))),
})
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) })

export function readPlaywrightFaults(report: string, root: string): FaultTest[] {
  const { config, suites } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const folder = path.relative(root, config.rootDir)
  const collect = ({ file, specs, suites = [] }: Suite, before: readonly string[]): FaultTest[] => [
    ...specs.flatMap(({ title, tests }) =>
      asFaultTest(path.join(folder, file), [...before, title].join(' '), tests.every(hasPassed)),
    ),
    ...suites.flatMap((inner) => collect(inner, [...before, inner.title])),
  ]
  return suites.flatMap((outer) => collect(outer, []))
}

const hasPassed = ({ status }: { status: string }) => status === 'expected'

function asFaultTest(file: string, title: string, passed: boolean): FaultTest[] {
  const ids = [...title.matchAll(/fault:([A-Z]\d+)/g)].map(([, id = '']) => id)
  return ids.length > 0 ? [{ ids, file, title, passed }] : []
}
