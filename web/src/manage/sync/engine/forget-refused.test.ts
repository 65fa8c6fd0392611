import { expect, test } from 'vitest'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { ANNA, type Device, synced, type World } from '#web/manage/sync/testing/world.ts'

const world = freshWorlds()
const BERTA = 'Berta'

/** A device on which a decision was refused, and waits for a person. */
async function withRefused(made: World) {
  const device = made.device()
  const tab = await synced(made, device)
  await device.decide('accepted', ANNA)
  const [command] = await device.commands()
  if (!command) throw new Error('nothing waits')
  await device.database.commands.put({
    ...command,
    state: 'attention',
    body: { reason: BERTA, sendMail: true },
    base: { ...command.base, label: BERTA, person: BERTA, seen: { name: BERTA }, home: 'Seestrasse' },
    outcome: { code: 'CONFLICT', at: 1 },
  })
  return { device, tab }
}

const leftOf = async ({ database }: Device) => (await database.commands.toArray())[0]

test('what a refused change says of somebody goes with their application, and that it was refused stays', async () => {
  const made = world()
  const { device } = await withRefused(made)
  await made.time.advance(1_000)
  expect(await leftOf(device)).toMatchObject({ base: { label: BERTA }, outcome: { code: 'CONFLICT' } })
  made.server.feed.put('application', ANNA, null)
  await made.time.advance(1_000)
  const left = await leftOf(device)
  expect(left).toMatchObject({ state: 'attention', body: { sendMail: true }, outcome: { code: 'APPLICATION_ERASED' } })
  expect(left?.base).toEqual({ home: 'Seestrasse' })
  expect(JSON.stringify(left)).not.toContain(BERTA)
})

test('on a device that was away until the removal was forgotten, too', async () => {
  const made = world()
  const { device, tab } = await withRefused(made)
  tab.kill()
  made.server.feed.put('application', ANNA, null)
  made.server.feed.purge()
  device.openTab()
  await made.time.advance(120_000)
  expect(JSON.stringify(await leftOf(device))).not.toContain(BERTA)
})
