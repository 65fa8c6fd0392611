import { expect, test } from 'vitest'
import { application, idOf, resident } from '#shared/testing/rows.ts'
import { freshWorlds } from '#web/manage/sync/testing/fresh-worlds.ts'
import { refusal } from '#web/manage/sync/testing/model-refusal.ts'
import { ANNA, type Device, PROCESS, synced, type World } from '#web/manage/sync/testing/world.ts'

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

test('also where the app is closed after the page that told of it, with more to come', async () => {
  const made = world({ applications: 3 })
  const { device, tab } = await withRefused(made)
  tab.kill()
  device.line.state.pageSize = 1
  made.server.feed.put('application', ANNA, null)
  made.server.feed.put('application', idOf(4), application(4, PROCESS))
  device.state.dieAt = 'applied'
  device.openTab()
  await made.time.advance(2_000)
  expect(JSON.stringify(await leftOf(device))).not.toContain(BERTA)
})

test('whoever was chosen by a change of their process is not named by it either, and the process is', async () => {
  const made = world()
  const { device } = await withRefused(made)
  const [command] = await device.commands()
  if (!command) throw new Error('nothing waits')
  const about = { entity: 'process', id: PROCESS }
  const closing = { name: 'closeProcessFor', about, params: { id: PROCESS, applicationId: ANNA }, body: undefined }
  await device.database.commands.put({ ...command, ...closing, base: { label: 'Nachmiete', person: BERTA } })
  made.server.feed.put('application', ANNA, null)
  await made.time.advance(1_000)
  expect(await leftOf(device)).toMatchObject({ base: { label: 'Nachmiete' }, outcome: { code: 'APPLICATION_ERASED' } })
  expect(JSON.stringify(await leftOf(device))).not.toContain(BERTA)
})

test('and what is refused for another reason once its application is gone', async () => {
  const made = world()
  const device = made.device()
  ;(await synced(made, device)).kill()
  await device.decide('accepted', ANNA)
  const [command] = await device.commands()
  if (!command) throw new Error('nothing waits')
  await device.database.commands.put({ ...command, base: { ...command.base, label: BERTA } })
  made.server.feed.put('application', ANNA, null)
  for (let times = 0; times < 3; times += 1) device.line.fail('command', refusal('INTERNAL'))
  device.openTab()
  await made.time.advance(600_000)
  expect(await leftOf(device)).toMatchObject({ state: 'attention', outcome: { code: 'APPLICATION_ERASED' } })
  expect(JSON.stringify(await leftOf(device))).not.toContain(BERTA)
})

test('so does what it says of somebody who lived in a home; what was typed of somebody who was never taken stays', async () => {
  const made = world()
  const { device } = await withRefused(made)
  const [command] = await device.commands()
  if (!command) throw new Error('nothing waits')
  const ben = idOf(40)
  made.server.feed.put('resident', ben, resident(40))
  const about = { entity: 'resident', id: ben }
  const edit = {
    name: 'changeResident',
    about,
    params: { propertyId: idOf(1), residentId: ben },
    body: { lastName: BERTA },
  }
  await device.database.commands.put({ ...command, ...edit })
  await made.time.advance(1_000)
  expect(await leftOf(device)).toMatchObject({ body: { lastName: BERTA } })
  made.server.feed.put('resident', ben, null)
  await made.time.advance(1_000)
  expect(await leftOf(device)).toMatchObject({ state: 'attention', outcome: { code: 'NOT_FOUND' } })
  expect(JSON.stringify(await leftOf(device))).not.toContain(BERTA)
  const outcome = { code: 'DEPENDS_ON_REJECTED', at: 1 } as const
  await device.database.commands.put({ ...command, ...edit, outcome })
  made.server.feed.put('resident', idOf(41), resident(41))
  await made.time.advance(1_000)
  expect(await leftOf(device)).toMatchObject({ body: { lastName: BERTA }, outcome })
})

test('what was typed of somebody whom a colleague had added before stays: they are there by another id', async () => {
  const made = world()
  const { device } = await withRefused(made)
  const [command] = await device.commands()
  if (!command) throw new Error('nothing waits')
  const ben = idOf(40)
  await device.database.commands.put({
    ...command,
    name: 'changeResident',
    about: { entity: 'resident', id: ben },
    params: { propertyId: idOf(1), residentId: ben },
    body: { lastName: BERTA },
    ifMatch: 0,
    outcome: { code: 'NOT_FOUND', at: 1 },
  })
  for (const row of [resident(41), null]) {
    made.server.feed.put('resident', idOf(41), row)
    await made.time.advance(1_000)
  }
  expect(await leftOf(device)).toMatchObject({ body: { lastName: BERTA }, outcome: { code: 'NOT_FOUND' } })
})
