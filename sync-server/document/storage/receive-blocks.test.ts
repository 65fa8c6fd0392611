import { expect, test } from 'vitest'
import { pdfBytes } from '#server/testing/build/files.ts'
import { receiveBlocks } from './receive-blocks.ts'

const KIB = 1024

/** Gives chunks of 64 KiB for as long as somebody asks. */
function endless() {
  let given = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 64 * KIB
        controller.enqueue(pdfBytes(64 * KIB))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, given: () => given }
}

test('a large body comes in blocks of 1 MiB, and no more of it is read while one is put away', async () => {
  const { body, given } = endless()
  const blocks: [offset: number, size: number][] = []
  const readMeanwhile: number[] = []
  const receiving = receiveBlocks(body, {
    start: 500,
    limit: 500 + 4096 * KIB,
    keep: async (offset, { byteLength }) => {
      blocks.push([offset, byteLength])
      const before = given()
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      readMeanwhile.push(given() - before)
    },
  })
  await expect(receiving).rejects.toThrow('PAYLOAD_TOO_LARGE')
  expect(blocks).toEqual([0, 1, 2, 3].map((index) => [500 + index * 1024 * KIB, 1024 * KIB]))
  expect(readMeanwhile).toEqual([0, 0, 0, 0])
})

test('what has arrived is put away while the rest keeps us waiting, and when the sender is gone', async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) })
  const kept: [offset: number, size: number][] = []
  const keep = (offset: number, { byteLength }: Uint8Array) => Promise.resolve(void kept.push([offset, byteLength]))
  const receiving = receiveBlocks(body, { start: 0, limit: 1000, keep })
  controller?.enqueue(pdfBytes(300))
  await expect.poll(() => kept).toEqual([[0, 300]])
  controller?.enqueue(pdfBytes(200))
  await expect
    .poll(() => kept)
    .toEqual([
      [0, 300],
      [300, 200],
    ])
  controller?.error(new Error('the connection was lost'))
  await expect(receiving).rejects.toThrow('UPLOAD_MISMATCH')
})
