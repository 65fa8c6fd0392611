import * as z from 'zod/mini'
import { address, like, onOff, optionalText } from '#server/variables.ts'

/** What an operator says about object storage; `.env.example` explains each name. */
export const s3Variables = {
  S3_ENDPOINT: z.optional(address(['http:', 'https:'], 'https://s3.example.org')),
  S3_REGION: z.optional(like(/^[a-z0-9-]+$/, 'a region like eu-central-1')),
  S3_BUCKET: z.optional(like(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')),
  S3_ACCESS_KEY_ID: optionalText(),
  S3_SECRET_ACCESS_KEY: optionalText(),
  S3_FORCE_PATH_STYLE: z.optional(onOff()),
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

/** Where a bucket is, and what opens it. Undefined: documents lie in the data directory. */
export function readS3Settings(values: S3Values) {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!region || !bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    /** Undefined: Amazon's own, by region. */
    endpoint: values.S3_ENDPOINT,
    region,
    bucket,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    /** `endpoint/bucket/key` instead of `bucket.endpoint/key`, as most servers other than Amazon's want it. */
    forcePathStyle: values.S3_FORCE_PATH_STYLE ? values.S3_FORCE_PATH_STYLE === 'on' : values.S3_ENDPOINT !== undefined,
  }
}
export type S3Settings = NonNullable<ReturnType<typeof readS3Settings>>
