import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const counts = z.object({ high: z.number(), critical: z.number(), total: z.number() })
const report = z.object({
  metadata: z.object({ vulnerabilities: counts }),
  vulnerabilities: z.record(z.string(), z.unknown()),
})

/** Whether what reaches people has a known weakness that is high or critical, and the line that says so. */
export interface Verdict {
  isFine: boolean
  line: string
}

/** Asks npm's registry about everything that is not for development alone. */
export async function auditDependencies(): Promise<Verdict> {
  const ask = promisify(execFile)
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  // It ends with an error both when it finds something and when it learns nothing; its output tells them apart.
  const { stdout } = await ask('npm', args, { maxBuffer: 50 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => error,
  )
  return judgeAudit(stdout ?? '')
}

/** A registry that does not say is no reason to fail, and none to pass in silence. */
export function judgeAudit(output: string): Verdict {
  const parsed = report.safeParse(parse(output))
  if (!parsed.success) {
    return { isFine: true, line: 'NOT CHECKED: the registry does not answer questions about known weaknesses.' }
  }
  const { vulnerabilities, metadata } = parsed.data
  const { high, critical, total } = metadata.vulnerabilities
  if (high + critical === 0)
    return { isFine: true, line: `No known weakness is high or critical (${total} are lower).` }
  return {
    isFine: false,
    line: `${high} high and ${critical} critical weaknesses: ${Object.keys(vulnerabilities).join(', ')}`,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
