import * as z from 'zod/mini'

/** Where a bucket is, and what opens it. */
export interface S3Settings {
  /** Undefined: Amazon's own, by region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`, as most servers other than Amazon's want it. */
  forcePathStyle: boolean
}

const text = () => z.optional(z.string())

/** What an operator says about object storage; `.env.example` explains each name. */
export const s3Variables = {
  S3_ENDPOINT: z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
        error: 'must be an address like https://s3.example.org',
      }),
    ),
  ),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/, { error: 'must be a region like eu-central-1' }))),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })),
  ),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_FORCE_PATH_STYLE: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
}

const variables = z.object(s3Variables)
type S3Values = z.output<typeof variables>

/** Half a configuration must not be taken for none, which would put documents on a disk that nobody looks after. */
export function findS3Mistakes(values: S3Values): [name: string, mistake: string][] {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = values
  const needed = { S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).filter(([, value]) => !value)
  const isAny = S3_ENDPOINT || S3_FORCE_PATH_STYLE || Object.values(needed).some(Boolean)
  return isAny ? missing.map(([name]) => [name, 'must be set together with the other S3_ variables']) : []
}

/** Undefined: documents lie in the data directory. */
export function readS3Settings(values: S3Values): S3Settings | undefined {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!region || !bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: values.S3_ENDPOINT,
    region,
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: values.S3_FORCE_PATH_STYLE ? values.S3_FORCE_PATH_STYLE === 'on' : values.S3_ENDPOINT !== undefined,
  }
}
