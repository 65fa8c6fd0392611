import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { expectedFailure } from '#server/http/expected-failure.ts'
import { createTestBucket, objectStore } from '#server/testing/storages.ts'
import { openWayTo, type Way } from '#server/testing/way-to.ts'
import { type Bucket, openBucket } from './bucket.ts'

describe.skipIf(!objectStore)('an object storage that takes requests and says nothing', () => {
  let way: Way
  let bucket: Bucket
  beforeAll(async () => {
    const settings = await createTestBucket()
    way = await openWayTo(settings.endpoint ?? '')
    bucket = await openBucket({ ...settings, endpoint: way.url }, 200)
  })
  afterAll(async () => {
    bucket.close()
    await way.close()
  })
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'it succeeded',
      (error: unknown) => error,
    )
  const meaning = (error: unknown) => (error instanceof AppError ? error.code : expectedFailure(error))

  test('fails soon, as what comes back by itself, and is there again afterwards', async () => {
    const bytes = new Uint8Array(300_000)
    await bucket.add('whole', bytes)
    way.silence()
    const asked = [bucket.sizeOf('whole'), bucket.add('other', bytes), bucket.list(''), bucket.remove(['whole'])]
    for (const failure of await Promise.all(asked.map(failureOf))) {
      expect(meaning(failure)).toBe('UNAVAILABLE')
    }
    await way.open()
    expect(await bucket.sizeOf('whole')).toBe(300_000)
  })
})
