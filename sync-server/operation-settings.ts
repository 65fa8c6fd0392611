import * as z from 'zod/mini'
import type { ClamdAddress } from './document/storage/clamd.ts'
import { secret, wholeNumber } from './variables.ts'

/** What an operator says about running the server; `.env.example` explains each name. */
export const operationVariables = {
  DRAIN_SECONDS: z._default(wholeNumber(0, 60), 0),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_TOKEN: secret(16),
  BACKUP_KEY: secret(32),
  BACKUP_DAYS: z._default(wholeNumber(1, 3650), 35),
  CLAMD_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => readClamdAddress(text) !== undefined, { error: 'must be an address like tcp://clamd:3310' }),
      ),
  ),
}

const variables = z.object(operationVariables)

type Given = Partial<Record<'NODE_ENV' | 'PUBLIC_URL' | 'SESSION_KEY', string | undefined>>

/** What a server must be told before it may serve people, by name; of a trial nothing is asked. */
export function findProductionMistakes(values: Given): [name: string, mistake: string][] {
  const { NODE_ENV, PUBLIC_URL, SESSION_KEY } = values
  if (NODE_ENV !== 'production') return []
  const mistakes: [string, string][] = []
  if (!PUBLIC_URL?.startsWith('https://')) {
    mistakes.push(['PUBLIC_URL', 'must be an address that begins with https:// in production'])
  }
  if (!SESSION_KEY) {
    mistakes.push([
      'SESSION_KEY',
      'must be set in production, to at least 32 random characters (openssl rand -base64 48)',
    ])
  }
  return mistakes
}

export const readOperationSettings = (values: z.output<typeof variables>) => ({
  /** How long it goes on taking requests after it has been told to stop, so that a load balancer sees `/ready` say no. */
  drainSeconds: values.DRAIN_SECONDS,
  /** Where Prometheus asks; undefined with a token: `/metrics` beside everything else, and without one nowhere. */
  metricsPort: values.METRICS_PORT,
  metricsToken: values.METRICS_TOKEN,
  /** Undefined: backups are readable for whoever has them. */
  backupKey: values.BACKUP_KEY,
  /** How long a backup may be kept: who was erased since is still in it. */
  backupDays: values.BACKUP_DAYS,
  /** Undefined: nobody looks for viruses. */
  clamd: values.CLAMD_URL === undefined ? undefined : readClamdAddress(values.CLAMD_URL),
})

/** Its port may be left out; a path, a name or a password would be read by nobody. */
function readClamdAddress(text: string): ClamdAddress | undefined {
  const [, inBrackets, name, port = '3310'] =
    /^tcp:\/\/(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?\/?$/i.exec(text.trim()) ?? []
  const host = inBrackets ?? name
  return host && Number(port) > 0 && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined
}
