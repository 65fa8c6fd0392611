import * as z from 'zod/mini'

const secret = (least: number) =>
  z.optional(z.string().check(z.minLength(least, { error: `must be at least ${least} random characters` })))

const numberIn = (text: string, least: number, most: number) =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

const numberBetween = (least: number, most: number) =>
  z
    .string()
    .check(
      z.refine((text) => numberIn(text, least, most), { error: `must be a whole number from ${least} to ${most}` }),
    )

/** What an operator says about running the server; `.env.example` explains each name. */
export const operationVariables = {
  DRAIN_SECONDS: z._default(z.pipe(numberBetween(0, 60), z.transform(Number)), 0),
  METRICS_PORT: z.optional(z.pipe(numberBetween(0, 65_535), z.transform(Number))),
  METRICS_TOKEN: secret(16),
  BACKUP_KEY: secret(32),
}

const variables = z.object(operationVariables)

export interface OperationSettings {
  /** How long it goes on taking requests after it has been told to stop, so that a load balancer sees `/ready` say no. */
  drainSeconds: number
  /** Where Prometheus asks; undefined with a token: `/metrics` beside everything else, and without one nowhere. */
  metricsPort: number | undefined
  metricsToken: string | undefined
  /** Undefined: backups are readable for whoever has them. */
  backupKey: string | undefined
}

export const readOperationSettings = (values: z.output<typeof variables>): OperationSettings => ({
  drainSeconds: values.DRAIN_SECONDS,
  metricsPort: values.METRICS_PORT,
  metricsToken: values.METRICS_TOKEN,
  backupKey: values.BACKUP_KEY,
})
