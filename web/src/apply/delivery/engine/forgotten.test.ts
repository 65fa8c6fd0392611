import { expect, test } from 'vitest'
import { freshWorlds } from '#web/apply/delivery/testing/fresh-worlds.ts'
import { forgetAll } from '#web/apply/storage/forgotten.ts'

const world = freshWorlds()

test.each(['delay', 'hang-after-commit'] as const)(
  'on a phone that is somebody else’s nothing stays of what was being sent, no receipt either (%s)',
  async (mode) => {
    const { phone, net, sealed, time, server } = await world()
    net.arm(mode === 'delay' ? { mode, ms: 10_000 } : { mode }, 'submit')
    const id = await sealed([1_000])
    phone.openPage()
    await time.advance(5_000)
    expect(await phone.db.jobs.count()).toBe(1)
    await forgetAll(phone.db)
    await time.advance(10 * 60_000)
    expect(server.applications.has(id)).toBe(true)
    const { drafts, docs, chunks, receipts, jobs } = phone.db
    const counts = await Promise.all([drafts, docs, chunks, receipts, jobs].map((table) => table.count()))
    expect(counts).toEqual([0, 0, 0, 0, 0])
    expect(JSON.stringify(await phone.db.kv.toArray())).not.toContain('Ada')
  },
)
