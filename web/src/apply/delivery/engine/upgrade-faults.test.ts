import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { addDraft, seal } from '#web/apply/delivery/testing/sample.ts'
import type { Draft } from '#web/apply/storage/draft.ts'
import v1 from '#web/apply/storage/fixtures/database-v1.json' with { type: 'json' }
import v2 from '#web/apply/storage/fixtures/database-v2.json' with { type: 'json' }
import { openFixture } from '#web/apply/storage/fixtures/open-fixture.ts'

const world = freshWorlds()
const name = () => `upgraded-${newId()}`

test('fault:U1 a draft of the first release, with its document, is finished and delivered; its receipts stay', async () => {
  const { addPhone, time, isThereOnce } = await world()
  const database = name()
  const old = await openFixture(database, v1)
  old.close()
  const phone = await addPhone(database)
  const [draft] = await phone.db.drafts.toArray()
  expect(await seal(phone.db, draft ?? { id: '', rev: 0 }, phone.now())).toBe('sealed')
  phone.openPage()
  await time.advance(10_000)
  expect(await isThereOnce(draft?.id ?? '', phone)).toBe(true)
  expect(await phone.db.receipts.count()).toBe(2)
  expect(await phone.db.chunks.count()).toBe(0)
})

test('fault:U1 what an earlier build has sealed goes with exactly its bytes', async () => {
  const { addPhone, net, time, isThereOnce } = await world()
  const database = name()
  const old = await openFixture(database, v2)
  old.close()
  const phone = await addPhone(database)
  const [job] = v2.rows.jobs
  const bodies: unknown[] = []
  const { send } = net
  net.send = (input, init) => {
    if (input === '/api/applications') bodies.push(init?.body)
    return send(input, init)
  }
  phone.openPage()
  await time.advance(10_000)
  expect(await isThereOnce(job?.id ?? '', phone)).toBe(true)
  expect(bodies).toEqual([job?.body])
})

test('fault:U3 older code opens the newer database and writes a job of its own shape: found, and sent', async () => {
  const { phone, addPhone, sealed, time, isThereOnce } = await world()
  // As the first build with an outbox might have written it, while a newer build is open as well.
  const id = await sealed()
  const { body, draft, owner } = (await phone.db.jobs.get(id)) ?? {}
  const database = name()
  const other = await addPhone(database)
  const old = await openFixture(database, { version: v2.version, stores: v2.stores, rows: {} })
  await old.table('jobs').add({ id, body, draft, owner })
  other.openPage()
  await time.advance(10_000)
  expect(await isThereOnce(id, other)).toBe(true)
  old.close()
})

test('fault:U3 the release without an outbox opens the newer database and saves a draft: sealed and sent by the newer', async () => {
  const { addPhone, sealed, time, isThereOnce } = await world()
  const database = name()
  const phone = await addPhone(database)
  const waiting = await sealed([1_000], phone)
  const draft = await addDraft(phone.db)
  const old = await openFixture(database, { ...v1, rows: {} })
  await old.table<Draft>('drafts').update(draft.id, { rev: 7 })
  old.close()
  expect(await seal(phone.db, { id: draft.id, rev: 7 }, phone.now())).toBe('sealed')
  phone.openPage()
  await time.advance(10_000)
  expect(await isThereOnce(draft.id, phone)).toBe(true)
  expect(await isThereOnce(waiting, phone)).toBe(true)
})
