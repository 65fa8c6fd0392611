import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { pdfBytes } from '#server/testing/build/files.ts'
import { storages, type TestStorage } from '#server/testing/storages.ts'
import { newId } from '#shared/ids.ts'

describe.each(storages)('documents %s', (_, open) => {
  let opened: TestStorage
  let storage: TestStorage['storage']
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(() => opened.close())
  const whole = pdfBytes(1000)

  const newKey = () => `applications/${newId()}/${newId()}`
  const accept = () => {}
  const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
  const piece = (from: number, to: number) => ({ offset: from, body: streamOf(whole.slice(from, to)) })
  const append = (key: string, from: number, to: number) => storage.append(key, piece(from, to), 1000, accept)
  const readAll = async (key: string) => {
    const stream = await storage.read(key)
    return stream && new Uint8Array(await new Response(stream).arrayBuffer())
  }
  /** Sends what is asked of it, and leaves the rest open. */
  function openBody() {
    let controller: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) })
    return {
      body,
      send: (from: number, to: number) => controller.enqueue(whole.slice(from, to)),
      end: () => controller.close(),
      breakOff: () => controller.error(new Error('the connection was lost')),
    }
  }

  test('pieces become a document with the last one, and only then it stands under its key', async () => {
    const key = newKey()
    expect(await append(key, 0, 400)).toEqual({ offset: 400 })
    expect(await append(key, 400, 999)).toEqual({ offset: 999 })
    expect([await storage.arrived(key), await storage.stat(key)]).toEqual([999, undefined])
    expect(await append(key, 999, 1000)).toMatchObject({ offset: 1000, object: { size: 1000 } })
    expect(await readAll(key)).toEqual(whole)
    expect(await storage.arrived(key)).toBe(0)
  })

  test('pieces that have arrived are still there after a restart', async () => {
    const key = newKey()
    await append(key, 0, 400)
    const restarted = await opened.reopen()
    expect(await restarted.arrived(key)).toBe(400)
    await restarted.append(key, piece(400, 1000), 1000, accept)
    expect(await readAll(key)).toEqual(whole)
  })

  test.each([0, 399, 401, 1000, -1])(
    'a piece at %i does not follow 400 bytes, and is told where to go on',
    async (from) => {
      const key = newKey()
      await append(key, 0, 400)
      const refusal = await storage
        .append(key, { ...piece(400, 500), offset: from }, 1000, accept)
        .catch((error) => error)
      expect(refusal).toBeInstanceOf(AppError)
      expect(refusal).toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH', headers: { 'Upload-Offset': '400' } })
      expect(await storage.arrived(key)).toBe(400)
    },
  )

  test('a piece that would exceed the limit leaves what was there before', async () => {
    const key = newKey()
    await append(key, 0, 400)
    const body = ReadableStream.from([pdfBytes(300), pdfBytes(301)])
    await expect(storage.append(key, { offset: 400, body }, 1000, accept)).rejects.toThrow('PAYLOAD_TOO_LARGE')
    expect(await storage.arrived(key)).toBe(400)
    await append(key, 400, 1000)
    expect(await readAll(key)).toEqual(whole)
  })

  test('of a piece that is cut off, what arrived is kept', async () => {
    const key = newKey()
    const { body, send, breakOff } = openBody()
    const sending = storage.append(key, { offset: 0, body }, 1000, accept)
    send(0, 600)
    await expect.poll(() => storage.arrived(key)).toBe(600)
    breakOff()
    await expect(sending).rejects.toThrow('UPLOAD_MISMATCH')
    expect(await storage.arrived(key)).toBe(600)
    await append(key, 600, 1000)
    expect(await readAll(key)).toEqual(whole)
  })

  test('what the judge refuses at the end is dropped, so that it can be sent anew', async () => {
    const key = newKey()
    await append(key, 0, 400)
    const refuse = () => {
      throw new AppError('UPLOAD_MISMATCH')
    }
    await expect(storage.append(key, piece(400, 1000), 1000, refuse)).rejects.toThrow('UPLOAD_MISMATCH')
    expect([await storage.arrived(key), await storage.stat(key)]).toEqual([0, undefined])
  })

  test('a failure that is not about the bytes keeps them all, and the last step can be made later', async () => {
    const key = newKey()
    const fail = () => {
      throw new Error('out of memory')
    }
    await expect(storage.append(key, piece(0, 1000), 1000, fail)).rejects.toThrow('out of memory')
    expect(await storage.arrived(key)).toBe(1000)
    await storage.append(key, { offset: 1000, body: null }, 1000, accept)
    expect(await readAll(key)).toEqual(whole)
  })

  test('a piece that waits is stopped by one that follows what has arrived, and the two never mix', async () => {
    const key = newKey()
    const dead = openBody()
    const first = storage.append(key, { offset: 0, body: dead.body }, 1000, accept)
    dead.send(0, 300)
    await expect.poll(() => storage.arrived(key)).toBe(300)
    const second = append(key, 300, 1000)
    await expect(first).rejects.toThrow('UPLOAD_OFFSET_MISMATCH')
    expect(await second).toMatchObject({ offset: 1000 })
    dead.send(300, 900)
    expect(await readAll(key)).toEqual(whole)
  })

  test('a piece that does not follow leaves the one alone that is arriving', async () => {
    const key = newKey()
    const alive = openBody()
    const first = storage.append(key, { offset: 0, body: alive.body }, 1000, accept)
    alive.send(0, 300)
    await expect.poll(() => storage.arrived(key)).toBe(300)
    await expect(append(key, 0, 1000)).rejects.toThrow('UPLOAD_OFFSET_MISMATCH')
    alive.send(300, 1000)
    alive.end()
    expect(await first).toMatchObject({ offset: 1000 })
    expect(await readAll(key)).toEqual(whole)
  })

  test('of many deliveries of the same piece at one moment at most one is taken, and the bytes are those of one', async () => {
    const key = newKey()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => append(key, 0, 500)))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    expect(refusals.length).toBeGreaterThanOrEqual(9)
    for (const refusal of refusals) expect(refusal).toContain('UPLOAD_OFFSET_MISMATCH')
    await append(key, await storage.arrived(key), 1000)
    expect(await readAll(key)).toEqual(whole)
  })

  test('what is stored takes no more bytes, and is recognised as what it is', async () => {
    const key = newKey()
    await append(key, 0, 1000)
    expect(await append(key, 1000, 1000)).toMatchObject({ offset: 1000, object: { size: 1000 } })
    const more = { offset: 1000, body: streamOf(pdfBytes(1)) }
    await expect(storage.append(key, more, 1000, accept)).rejects.toThrow('PAYLOAD_TOO_LARGE')
    const refuse = () => {
      throw new AppError('UPLOAD_MISMATCH')
    }
    const again = { offset: 1000, body: null }
    await expect(storage.append(key, again, 1000, refuse)).rejects.toThrow('DOCUMENT_CONFLICT')
    expect(await readAll(key)).toEqual(whole)
  })

  test('a whole body in one request takes the place of pieces', async () => {
    const key = newKey()
    await append(key, 0, 400)
    await storage.write(key, streamOf(whole), 1000, accept)
    expect([await storage.arrived(key), await readAll(key)]).toEqual([0, whole])
    expect(await storage.arrived(key)).toBe(0)
  })

  test('discarding forgets pieces and no stored object; removing leaves nothing', async () => {
    const key = newKey()
    await append(key, 0, 400)
    await storage.discard(key)
    expect(await storage.arrived(key)).toBe(0)
    await append(key, 0, 1000)
    await storage.discard(key)
    expect(await storage.stat(key)).toEqual({ size: 1000 })
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.stat(key)).toBeUndefined()
    await append(key, 0, 1)
    await storage.remove(key)
    expect(await storage.arrived(key)).toBe(0)
  })
})
