import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfBytes } from '#server/testing/build/files.ts'
import { storages, type TestStorage } from '#server/testing/storages.ts'
import { newId } from '#shared/ids.ts'

const newKey = () => `applications/${newId()}/${newId()}`
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
const accept = () => {}

describe.each(storages)('documents %s', (_, open) => {
  let opened: TestStorage
  let storage: TestStorage['storage']
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(() => opened.close())
  const readAll = async (key: string) => {
    const stream = await storage.read(key)
    return stream && new Uint8Array(await new Response(stream).arrayBuffer())
  }

  test('what was written can be read, with its size and its hash', async () => {
    const key = newKey()
    const bytes = pdfBytes(300_000)
    const stored = await storage.write(key, streamOf(bytes), bytes.length, accept)
    expect(stored).toEqual({ size: 300_000, sha256: createHash('sha256').update(bytes).digest('hex') })
    expect(await storage.stat(key)).toEqual({ size: 300_000 })
    expect(await readAll(key)).toEqual(bytes)
    expect(await storage.arrived(key)).toBe(0)
  })

  test('under a key that nothing was written to there is nothing', async () => {
    expect(await storage.stat(newKey())).toBeUndefined()
    expect(await storage.read(newKey())).toBeUndefined()
  })

  test('the judge sees all bytes before anything stands under the key, and what it refuses is gone', async () => {
    const key = newKey()
    const bytes = pdfBytes(1000)
    let seen: Uint8Array | undefined
    const writing = storage.write(key, streamOf(bytes), 1000, (object) => {
      seen = object.bytes
      throw new Error('refused')
    })
    await expect(writing).rejects.toThrow('refused')
    expect(Buffer.from(seen ?? []).equals(bytes)).toBe(true)
    expect(await storage.stat(key)).toBeUndefined()
    expect(await storage.arrived(key)).toBe(0)
  })

  test('more bytes than the limit are not written', async () => {
    const key = newKey()
    await expect(storage.write(key, streamOf(pdfBytes(1001)), 1000, accept)).rejects.toThrow('PAYLOAD_TOO_LARGE')
    expect(await storage.stat(key)).toBeUndefined()
    expect(await storage.arrived(key)).toBe(0)
  })

  test('a stream that breaks off leaves nothing', async () => {
    const key = newKey()
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(pdfBytes(100))
        controller.error(new Error('the connection was lost'))
      },
    })
    await expect(storage.write(key, broken, 1000, accept)).rejects.toThrow('UPLOAD_MISMATCH')
    expect(await storage.stat(key)).toBeUndefined()
    expect(await storage.arrived(key)).toBe(0)
  })

  test('a stored object is never replaced: the same bytes are agreed to, others refused', async () => {
    const key = newKey()
    const first = await storage.write(key, streamOf(pdfBytes(1000)), 1000, accept)
    expect(await storage.write(key, streamOf(pdfBytes(1000)), 1000, accept)).toEqual(first)
    await expect(storage.write(key, streamOf(pdfBytes(999)), 1000, accept)).rejects.toThrow('DOCUMENT_CONFLICT')
    expect(await readAll(key)).toEqual(pdfBytes(1000))
    expect(await storage.arrived(key)).toBe(0)
  })

  test('of many writers of different bytes at one moment exactly one wins', async () => {
    const key = newKey()
    const writers = Array.from({ length: 10 }, (_, index) =>
      storage.write(key, streamOf(pdfBytes(1000 + index)), 2000, accept),
    )
    const outcomes = await Promise.allSettled(writers)
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(await storage.stat(key)).toEqual({ size: winners[0]?.value.size })
  })

  test.each([
    '../outside',
    'applications/../../outside',
    `applications/${newId()}/../${newId()}`,
    `/applications/${newId()}/${newId()}`,
    `applications/${newId()}`,
    `applications\\${newId()}\\${newId()}`,
    `.partial/${newId()}/${newId()}`,
    '',
  ])('the key %j is none, so that nothing outside the directory is reached', async (key) => {
    await expect(storage.write(key, streamOf(pdfBytes(10)), 10, accept)).rejects.toThrow('not a storage key')
    await expect(storage.read(key)).rejects.toThrow('not a storage key')
    await expect(storage.stat(key)).rejects.toThrow('not a storage key')
  })
})
