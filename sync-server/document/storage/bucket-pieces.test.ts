import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfBytes } from '#server/testing/build/files.ts'
import { createTestBucket, objectStore } from '#server/testing/storages.ts'
import { newId } from '#shared/ids.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { bucketPieces } from './bucket-pieces.ts'

describe.skipIf(!objectStore)('pieces in a bucket', () => {
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await openBucket(await createTestBucket())
  })
  afterAll(() => bucket.close())
  const whole = pdfBytes(1000)
  const newPieces = () => bucketPieces(bucket, `incoming/${newId()}/`)

  test('several processes that took the same ones make one whole, and what has arrived only grows', async () => {
    const pieces = newPieces()
    const reached: number[] = []
    for (const [from, to] of [
      [0, 300],
      [600, 800],
      [0, 300],
      [300, 400],
      [300, 650],
      [400, 500],
      [800, 1000],
    ] as const) {
      await pieces.add(from, whole.slice(from, to))
      reached.push(await pieces.arrived())
    }
    expect(reached).toEqual([300, 300, 300, 400, 800, 800, 1000])
    expect(Buffer.from((await pieces.read(1000)) ?? []).equals(whole)).toBe(true)
  })

  test('with a gap there is no whole, and removed pieces have never arrived', async () => {
    const pieces = newPieces()
    await pieces.add(0, whole.slice(0, 300))
    await pieces.add(400, whole.slice(400))
    expect([await pieces.arrived(), await pieces.read(1000)]).toEqual([300, undefined])
    await pieces.remove()
    expect(await pieces.arrived()).toBe(0)
  })

  test('an object is there until it is removed, and what is not there is nothing', async () => {
    const name = `test/${newId()}`
    expect(await bucket.add(name, whole)).toBe(true)
    expect(await bucket.sizeOf(name)).toBe(1000)
    expect([await bucket.sizeOf('test/none'), await bucket.read('test/none')]).toEqual([undefined, undefined])
    await bucket.remove([name, 'test/none'])
    expect(await bucket.sizeOf(name)).toBeUndefined()
  })
})
