import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import { createDiskStorage } from '#server/document/storage/disk-storage.ts'
import type { DocumentStorage } from '#server/document/storage/document-storage.ts'
import type { S3Settings } from '#server/document/storage/s3-settings.ts'
import { openS3Storage } from '#server/document/storage/s3-storage.ts'
import { eventually } from './eventually.ts'

export interface TestStorage {
  storage: DocumentStorage
  /** As another process sees the same bytes, or the same one after a restart. */
  reopen: () => Promise<DocumentStorage>
  close: () => Promise<void>
}

/** Undefined where none can be had; the tests that need it are skipped, and the run says so. */
export const objectStore = inject('objectStore')

/** Every way to keep documents, for tests that hold for each of them. */
export const storages: [name: string, open: () => Promise<TestStorage>][] = [
  ['on disk', openTestDisk],
  ...(objectStore ? [['in a bucket', openTestBucket] satisfies [string, () => Promise<TestStorage>]] : []),
]

async function openTestDisk(): Promise<TestStorage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'einzug-storage-'))
  return {
    storage: createDiskStorage(directory),
    reopen: () => Promise.resolve(createDiskStorage(directory)),
    close: () => rm(directory, { recursive: true, force: true }),
  }
}

async function openTestBucket(): Promise<TestStorage> {
  const settings = await createTestBucket()
  const opened = [await openS3Storage(settings)]
  const [storage] = opened
  if (!storage) throw new Error('no storage was opened')
  const reopen = async () => {
    const another = await openS3Storage(settings)
    opened.push(another)
    return another
  }
  return { storage, reopen, close: async () => opened.forEach((each) => each.close()) }
}

/** As an operator says it; nothing where no object store can be had, which leaves documents on disk. */
export async function bucketVariables(): Promise<Record<string, string>> {
  if (!objectStore) return {}
  const { bucket, region, accessKeyId, secretAccessKey } = await createTestBucket()
  return {
    S3_ENDPOINT: objectStore,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

/** A new bucket of the run's own object store. @throws where there is none */
export async function createTestBucket(): Promise<S3Settings> {
  if (!objectStore) throw new Error('there is no object store for the tests')
  const settings = {
    endpoint: objectStore,
    region: 'us-east-1',
    bucket: `test-${randomBytes(8).toString('hex')}`,
    accessKeyId: 'app:files',
    secretAccessKey: 'secretkey',
    forcePathStyle: true,
  }
  await eventually(() =>
    fetch(`${objectStore}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const { accessKeyId, secretAccessKey, bucket, ...options } = settings
  const client = new S3Client({ ...options, credentials: { accessKeyId, secretAccessKey } })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return settings
}
