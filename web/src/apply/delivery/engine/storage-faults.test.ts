import { describe, expect, test } from 'vitest'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDocument, addDraft, seal } from '#web/apply/delivery/testing/sample.ts'
import type { World } from '#web/apply/delivery/testing/world.ts'

const world = freshWorlds()
const MINUTES = 60_000

/** Everything the phone holds of an application: as a draft, or as a job, with all its bytes. */
async function isWhole({ phone }: World, id: string, size: number): Promise<boolean> {
  const owners = [await phone.db.drafts.get(id), await phone.db.jobs.get(id)].filter(Boolean)
  const documents = await phone.db.docs.where({ ownerId: id }).toArray()
  const chunks = await phone.db.chunks.toArray()
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0)
  return owners.length === 1 && documents.length === 1 && bytes === size
}

test('fault:S2 no space left to seal: each write fails in turn, and the draft stays as it was', async () => {
  const { phone } = await world()
  const draft = await addDraft(phone.db)
  await addDocument(phone.db, draft, 1_000)
  const attempt = async (calls: number) => {
    phone.failures.in = { kind: 'write', calls, name: 'QuotaExceededError' }
    const result = await seal(phone.db, draft, phone.now()).catch(() => 'failed' as const)
    phone.failures.in = undefined
    return result
  }
  let failed = 0
  while ((await attempt(failed + 1)) === 'failed') {
    failed += 1
    expect(await phone.db.drafts.get(draft.id)).toEqual(draft)
    expect(await phone.db.jobs.count()).toBe(0)
  }
  expect(failed).toBe(3)
})

test('fault:S3 no space left for the receipt: the application stays, and its receipt is fetched again', async () => {
  for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
    const made = await world(calls)
    const { phone, sealed, time, server, isThereOnce, net } = made
    const id = await sealed([1_000])
    net.arm({ mode: 'delay', ms: 5_000 }, 'submit')
    phone.openPage()
    await time.advance(3_000)
    phone.failures.in = { kind: 'write', calls, name: 'QuotaExceededError' }
    await time.advance(2_500)
    hasFailed = phone.failures.in === undefined
    phone.failures.in = undefined
    expect(server.applications.size).toBe(1)
    const isReceived = (await phone.db.receipts.get(id)) !== undefined
    expect(isReceived || (await isWhole(made, id, 1_000))).toBe(true)
    await time.advance(10 * MINUTES)
    expect(await isThereOnce(id)).toBe(true)
    expect(hasFailed || calls > 4).toBe(true)
  }
})

describe('what lies on the device is damaged', () => {
  test('fault:S5 a chunk is missing: a person is asked to add the document again, and nothing partial is sent', async () => {
    const { phone, sealed, time, job, server } = await world()
    const id = await sealed([600_000, 1_000])
    const [first] = await phone.db.docs.orderBy('id').toArray()
    await phone.db.chunks.delete([first?.id ?? '', 0])
    phone.openPage()
    await time.advance(10 * MINUTES)
    expect(await job(id)).toMatchObject({
      state: 'attention',
      lastError: { code: 'DOCUMENT_DAMAGED', documentName: first?.name },
    })
    expect(server.applications.size).toBe(0)
  })

  test('fault:S5 a byte has changed: the same', async () => {
    const { phone, sealed, time, job, server } = await world()
    const id = await sealed([1_000])
    await phone.db.chunks.toCollection().modify((chunk) => {
      const bytes = new Uint8Array(chunk.bytes.slice(0))
      bytes[500] = (bytes[500] ?? 0) ^ 1
      chunk.bytes = bytes.buffer
    })
    phone.openPage()
    await time.advance(10 * MINUTES)
    expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'DOCUMENT_DAMAGED' } })
    expect(server.applications.size).toBe(0)
    expect(server.documents.counted.bytes).toBe(0)
  })

  test('fault:S5 the record of a document is gone: the server misses it, and after three tries a person is told', async () => {
    const { phone, sealed, time, job, server, executionsOf } = await world()
    const id = await sealed([1_000])
    await phone.db.docs.clear()
    phone.openPage()
    await time.advance(10 * MINUTES)
    expect(await job(id)).toMatchObject({ state: 'attention', lastError: { code: 'DOCUMENTS_MISSING' } })
    expect(executionsOf('submit')).toBe(4)
    expect(server.applications.size).toBe(0)
  })
})

test.each(['QuotaExceededError', 'UnknownError'] as const)(
  'fault:S8 every call of the database fails in turn (%s): nothing is lost, and it is delivered',
  async (name) => {
    for (let calls = 1, hasFailed = true; hasFailed; calls += 1) {
      const { phone, sealed, time, isThereOnce, server } = await world(calls)
      const id = await sealed([1_000])
      phone.failures.in = { kind: 'any', calls, name }
      phone.openPage()
      await time.advance(10 * MINUTES)
      hasFailed = phone.failures.in === undefined
      phone.failures.in = undefined
      expect(await isThereOnce(id), `call ${calls}`).toBe(true)
      expect(server.mails).toEqual([id])
      expect(hasFailed || calls > 20).toBe(true)
    }
  },
)
