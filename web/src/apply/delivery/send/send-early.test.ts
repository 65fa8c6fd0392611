import { describe, expect, test } from 'vitest'
import { nextWakeUp } from '#web/apply/delivery/engine/keep-delivering.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDocument, addDraft, seal } from '#web/apply/delivery/testing/sample.ts'
import type { World } from '#web/apply/delivery/testing/world.ts'

const world = freshWorlds()

async function writing({ phone }: World, sizes: readonly number[], sendsEarly = true) {
  const draft = await addDraft(phone.db, { sendsEarly })
  for (const [i, size] of sizes.entries()) await addDocument(phone.db, draft, size, i + 1)
  return draft
}

describe('documents of a questionnaire still being filled in', () => {
  test('leave the device only when the person agreed', async () => {
    const made = await world()
    await writing(made, [1_000], false)
    made.phone.openPage()
    await made.time.advance(60_000)
    expect(made.server.executions).toEqual([])
  })

  test('are there when the application is sent, which then is one request', async () => {
    const made = await world()
    const { phone, time, server, isThereOnce } = made
    const draft = await writing(made, [1_000, 600_000])
    const page = phone.openPage()
    await time.advance(60_000)
    expect(await nextWakeUp({ db: phone.db, now: phone.now })).toBeUndefined()
    const before = server.executions.length
    await seal(phone.db, draft, phone.now())
    void page.look()
    await time.advance(10_000)
    expect(await isThereOnce(draft.id)).toBe(true)
    expect(server.executions.slice(before).map(({ route }) => route)).toEqual(['submit'])
  })

  test('stop with the part under way when the person changes their mind', async () => {
    const made = await world()
    const { phone, time, server, net } = made
    Object.assign(net.network, { bytesPerMs: 10 })
    const draft = await writing(made, [600_000, 600_000])
    const page = phone.openPage()
    await time.advance(10_000)
    await phone.db.drafts.update(draft.id, { sendsEarly: false })
    await time.advance(20_000)
    const { bytes } = server.documents.counted
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(300_000)
    void page.wake()
    await time.advance(600_000)
    expect(server.documents.counted.bytes).toBe(bytes)
    expect(server.documents.announced.size).toBe(1)
  })

  test('stop when the document is removed', async () => {
    const made = await world()
    const { phone, time, server, net } = made
    Object.assign(net.network, { bytesPerMs: 10 })
    await writing(made, [600_000])
    phone.openPage()
    await time.advance(10_000)
    await phone.db.docs.clear()
    await time.advance(600_000)
    expect(server.documents.counted.bytes).toBeLessThan(300_000)
  })

  test('give way to an application that is finished', async () => {
    const made = await world()
    const { phone, time, net, sealed, isThereOnce, server } = made
    Object.assign(net.network, { bytesPerMs: 10 })
    await writing(made, [5_000_000])
    const page = phone.openPage()
    await time.advance(10_000)
    const id = await sealed()
    void page.look()
    await time.advance(60_000)
    expect(await isThereOnce(id)).toBe(true)
    expect(server.documents.counted.bytes).toBeLessThan(1_000_000)
  })

  test('are tried again later when they fail, and never keep an application', async () => {
    const made = await world()
    const { phone, time, net, sealed, isThereOnce, server } = made
    net.arm({ mode: 'drop-before' }, ['put', 'patch', 'head'], { times: 6 })
    const draft = await writing(made, [1_000])
    const page = phone.openPage()
    await time.advance(1_000)
    const id = await sealed()
    void page.look()
    await time.advance(10_000)
    expect(await isThereOnce(id)).toBe(true)
    await time.advance(30 * 60_000)
    expect([...server.documents.announced.values()].map(({ stored }) => stored !== undefined)).toEqual([true])
    expect(await phone.db.drafts.get(draft.id)).toBeDefined()
  })

  test('of another type are announced again, and not sent again', async () => {
    const made = await world()
    const { phone, time, server } = made
    await writing(made, [1_000])
    const page = phone.openPage()
    await time.advance(5_000)
    await phone.db.docs.toCollection().modify({ type: 'other_document' })
    void page.look()
    await time.advance(5_000)
    expect([...server.documents.announced.values()]).toMatchObject([{ type: 'other_document' }])
    expect(server.documents.counted.bytes).toBe(1_000)
  })
})
