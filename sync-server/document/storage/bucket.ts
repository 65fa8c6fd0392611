import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { AppError } from '#server/app-error.ts'
import { StartError } from '#server/start-error.ts'
import type { S3Settings } from './s3-settings.ts'

const PUT_SECONDS = 15 * 60
const LONGEST_CONNECT_MS = 5_000
/** Without a byte in either direction; a try takes at most three times as long. */
const LONGEST_SILENCE_MS = 10_000
/** In all, with what fails at the first: whoever waits for the answer gives up after half a minute. */
const TRIES = 2
const REMOVED_AT_ONCE = 16

/**
 * Objects by name. What cannot be reached is AppError UNAVAILABLE: it is there again later.
 * @throws StartError when there is no such bucket, or the keys do not open it
 */
export async function openBucket(settings: S3Settings, longestSilenceMs = LONGEST_SILENCE_MS) {
  const { bucket: Bucket, accessKeyId, secretAccessKey, endpoint, region, forcePathStyle } = settings
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise an address for uploads holds the checksum of an empty body, and leaves the content type unsigned.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: LONGEST_CONNECT_MS,
      socketTimeout: longestSilenceMs,
      requestTimeout: 3 * longestSilenceMs,
      // Otherwise it only says that it is late, and goes on waiting.
      throwOnRequestTimeout: true,
    },
  })
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => explain(error, settings))
  let knowsConditions = true

  return {
    /** False when the name is taken, where the server can tell that in the same step. */
    async add(Key: string, Body: Uint8Array) {
      const put = (more: Partial<PutObjectCommandInput>) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/octet-stream', ...more }))
      if (knowsConditions) {
        try {
          await put({ IfNoneMatch: '*' })
          return true
        } catch (error) {
          if (statusOf(error) === 412 || statusOf(error) === 409) return false
          if (statusOf(error) !== 501) throw unavailable(error)
          knowsConditions = false
        }
      }
      await put({}).catch(refuse)
      return true
    },
    async read(Key: string) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(orUndefined)
      // Node's own type of a web stream differs from the standard's by name only.
      return found?.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined
    },
    /** In bytes; undefined when there is no such object. */
    async sizeOf(Key: string) {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(orUndefined)
      return found?.ContentLength
    },
    async list(Prefix: string) {
      const objects: _Object[] = []
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          objects.push(...(page.Contents ?? []))
        }
      } catch (error) {
        throw unavailable(error)
      }
      return objects.map(({ Key = '', Size = 0 }) => ({ name: Key, size: Size }))
    },
    async remove(names: readonly string[]) {
      // One by one: several servers want a checksum for a list of them that the client no longer makes.
      for (let start = 0; start < names.length; start += REMOVED_AT_ONCE) {
        const some = names.slice(start, start + REMOVED_AT_ONCE)
        const removals = some.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key })).catch(orUndefined))
        await Promise.all(removals)
      }
    },
    /** An address to put an object of exactly this type and length at, good for 15 minutes. */
    signPut: (Key: string, { contentType: ContentType, size: ContentLength }: { contentType: string; size: number }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType, ContentLength }), {
        expiresIn: PUT_SECONDS,
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      }),
    close: () => client.destroy(),
  }
}
export type Bucket = Awaited<ReturnType<typeof openBucket>>

function explain(error: unknown, { bucket, endpoint, region }: S3Settings): never {
  const place = endpoint ?? `Amazon S3 in ${region}`
  const status = statusOf(error)
  if (status === 404) throw new StartError(`There is no bucket ${bucket} at ${place}. Please check S3_BUCKET.`)
  if (status === 401 || status === 403 || status === 400) {
    throw new StartError(
      `The bucket ${bucket} at ${place} does not open (${status}). ` +
        'Please check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
    )
  }
  throw new StartError(`The object storage at ${place} cannot be reached. Please check S3_ENDPOINT.`)
}

/** Nothing under this name. @throws AppError UNAVAILABLE for every other failure */
function orUndefined(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined
  throw unavailable(error)
}

function refuse(error: unknown): never {
  throw unavailable(error)
}

const unavailable = (error: unknown) => Object.assign(new AppError('UNAVAILABLE'), { cause: error })

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const metadata: unknown = error.$metadata
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
